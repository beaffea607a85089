import CoreGraphics
import Foundation
import Painter
import RenderModel
import RenderingModes
import Testing

@Suite("Accented: tinted, clear, watch faces, palettes")
struct AccentedTests {
    private static let face = RGBA(red: 1, green: 0.6, blue: 0)
    /// Primary in three colors and strengths on the left, accent on the right.
    private static let content = [
        Sample.rectangle(2, 2, 8, 8, .pureRed), Sample.rectangle(12, 2, 8, 8, .pureBlue),
        Sample.rectangle(22, 2, 8, 8, RGBA(red: 0, green: 1, blue: 0, alpha: 0.5)),
        Sample.group(
            [
                Sample.rectangle(34, 2, 8, 8, .pureGreen),
                Sample.group([Sample.rectangle(44, 2, 8, 8, .teal)]),
            ], marks: .accentable),
    ]

    private static func picture(
        _ mode: ImageContent.AccentedRendering, marks: Semantics.Marks = []
    ) -> RenderTree {
        // Left half bright yellow, right half dark blue, both opaque.
        let resource = ImageResource(
            name: "halves", pixelWidth: 2, pixelHeight: 1, bytes: [255, 255, 0, 255, 0, 0, 128, 255], format: .rawRGBA)
        let place = CGRect(x: 10, y: 10, width: 20, height: 10)
        let image = ImageContent(
            image: 0, destination: place, naturalSize: CGSize(width: 2, height: 1), interpolation: .none,
            accentedRendering: mode)
        let node = RenderNode(.image(image), frame: place, semantics: marks.isEmpty ? nil : Semantics(marks: marks))
        return Sample.widget([node], images: [resource])
    }

    @Test("F-35, F-36: each group has one color; on a watch primary is white and accent the face's color")
    func watchGroups() throws {
        let bitmap = try Sample.paint(Sample.widget(Self.content), .watchAccented(Self.face))
        let orange = Pixel(red: 255, green: 153, blue: 0)
        #expect(bitmap.at(5, 5) == Pixel(red: 255, green: 255, blue: 255))
        #expect(bitmap.at(15, 5) == Pixel(red: 255, green: 255, blue: 255))
        #expect(bitmap.at(37, 5) == orange)
        #expect(bitmap.at(47, 5) == orange, "descendants inherit the group")
        // Half of white on black: alpha is kept.
        #expect(abs(Int(bitmap.at(25, 5).red) - 128) <= 1 && bitmap.at(25, 5).isGray)
    }

    @Test("F-36, D-01: on iPhone, iPad and Mac both groups are white")
    func whiteGroups() throws {
        for groups in [AccentGroups.white, .whiteOnMac] {
            let treatment = Treatment(coloring: .accented(groups), background: .solid(.black))
            let bitmap = try Sample.paint(Sample.widget(Self.content), treatment)
            for x in [5.0, 15, 37, 47] { #expect(bitmap.at(x, 5) == Pixel(red: 255, green: 255, blue: 255)) }
        }
    }

    @Test("F-34: the widget's background is removed, for a tint and for glass")
    func backgroundReplaced() throws {
        let tree = Sample.widget(Self.content, background: .pureRed)
        let tinted = try Sample.paint(tree, .tinted(.pureBlue, cornerRadius: 0))
        #expect(tinted.at(50, 30).blue > 80 && tinted.at(50, 30).red < 30)
        let clear = try Sample.paint(tree, .clear(cornerRadius: 0), on: Sample.wallpaper(.gray(0.5)))
        let pixel = clear.at(50, 30)
        #expect(abs(Int(pixel.red) - Int(pixel.green)) <= 3, "no red is left")
        let nested = Sample.widget([
            Sample.group([Sample.rectangle(0, 0, 60, 40, .pureRed, marks: .containerBackground)])
        ])
        #expect(try Sample.paint(nested, .watchAccented(Self.face)).at(5, 5) == Pixel(red: 0, green: 0, blue: 0))
    }

    @Test(
        "F-32: only the tint's hue occurs", arguments: [RGBA.pureBlue, .orange, .pureGreen])
    func tintHue(tint: RGBA) throws {
        let bitmap = try Sample.paint(Sample.widget(Self.content), .tinted(tint, cornerRadius: 8))
        let expected = try #require(
            Pixel(red: UInt8(tint.red * 255), green: UInt8(tint.green * 255), blue: UInt8(tint.blue * 255)).hue)
        var hues: Set<Int> = []
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y].luminance > 20 {
                guard let hue = bitmap[x, y].hue else { continue }
                hues.insert(Int(hue.rounded()))
                let distance = abs(hue - expected)
                #expect(min(distance, 360 - distance) < 4)
            }
        }
        #expect(!hues.isEmpty)
    }

    @Test(
        "D-28: white has a contrast of 4.5 to 1 on every tint",
        arguments: [
            RGBA.white, .pureGreen, .orange, .pureBlue, RGBA(red: 1, green: 1, blue: 0.6),
        ])
    func tintContrast(tint: RGBA) throws {
        let bitmap = try Sample.paint(Sample.widget([]), .tinted(tint, cornerRadius: 0))
        for y in stride(from: 6.0, to: 38, by: 4) {
            let pixel = bitmap.at(30, y)
            // The edge's faintest part reaches in by half a point.
            #expect(1.05 / (pixel.relativeLuminance + 0.05) >= 4.4)
        }
    }

    @Test("F-31: clear is glass: blurred wallpaper, colorless content, an edge that catches light")
    func clear() throws {
        let tree = Sample.widget([Sample.rectangle(20, 10, 20, 20, .pureRed)])
        let treatment = Treatment.clear(cornerRadius: 8)
        let dark = try Sample.paint(tree, treatment, on: Sample.wallpaper(.gray(0.2)))
        let bright = try Sample.paint(tree, treatment, on: Sample.wallpaper(.gray(0.9)))
        #expect(bright.at(10, 30).luminance > dark.at(10, 30).luminance + 40, "another wallpaper, other pixels")
        #expect(dark.at(30, 20) == Pixel(red: 255, green: 255, blue: 255))
        let striped = try Sample.paint(tree, treatment, on: Sample.stripes(.black, .white))
        #expect(abs(striped.at(6, 30).luminance - striped.at(10, 30).luminance) < 12, "stripes are blurred away")
        #expect(dark.at(20, 0.5).luminance > dark.at(20, 36).luminance + 20, "highlight at the upper edge")
        #expect(dark[0, 0] == Pixel(red: 51, green: 51, blue: 51), "outside of the corner is wallpaper")
    }

    @Test("F-31: glass is clear: wallpaper colors show through, and white on a white one has a contrast of 3 to 1")
    func clearGlass() throws {
        let treatment = Treatment.clear(cornerRadius: 8)
        let warm = try Sample.paint(Sample.widget([]), treatment, on: Sample.wallpaper(.orange)).at(30, 20)
        #expect(try abs(#require(warm.hue) - 30) < 6)
        #expect(warm.red > 130, "more than half of the light comes through")
        let white = try Sample.paint(Sample.widget([]), treatment, on: Sample.wallpaper(.white))
        for y in stride(from: 3.0, to: 38, by: 5) { #expect(1.05 / (white.at(30, y).relativeLuminance + 0.05) >= 3) }
    }

    @Test("F-45: without opt-in an opaque image is a solid colorless square")
    func whiteSquare() throws {
        let bitmap = try Sample.paint(Self.picture(.automatic), .tinted(.pureBlue, cornerRadius: 0))
        #expect(bitmap.at(12, 15) == Pixel(red: 255, green: 255, blue: 255))
        #expect(bitmap.at(28, 15) == Pixel(red: 255, green: 255, blue: 255))
    }

    @Test("F-45: an image that opts in keeps its colors on iPhone, not on a watch")
    func fullColorPicture() throws {
        let kept = try Sample.paint(Self.picture(.fullColor), .tinted(.pureBlue, cornerRadius: 0))
        #expect(kept.at(12, 15) == Pixel(red: 255, green: 255, blue: 0))
        #expect(kept.at(28, 15) == Pixel(red: 0, green: 0, blue: 128))
        let watch = try Sample.paint(Self.picture(.fullColor), .watchAccented(Self.face))
        #expect(watch.at(12, 15) == Pixel(red: 255, green: 255, blue: 255))
    }

    @Test("Desaturated images turn luminance into alpha, in the primary or accent color")
    func desaturatedPictures() throws {
        let primary = try Sample.paint(Self.picture(.desaturated, marks: .accentable), .watchAccented(Self.face))
        #expect(primary.at(12, 15).isGray && primary.at(28, 15).isGray)
        #expect(primary.at(12, 15).red > 225 && primary.at(28, 15).red < 20)
        let accent = try Sample.paint(Self.picture(.accentedDesaturated), .watchAccented(Self.face))
        #expect(accent.at(12, 15).red > 225 && accent.at(12, 15).blue == 0 && accent.at(28, 15).red < 20)
        let solid = try Sample.paint(Self.picture(.accented), .watchAccented(Self.face))
        #expect(solid.at(28, 15) == Pixel(red: 255, green: 153, blue: 0))
    }

    @Test("Gradients keep their alpha and lose their hue")
    func gradients() throws {
        let ramp = ColorRamp(
            stops: [
                GradientStop(color: .pureRed, location: 0), GradientStop(color: RGBA.pureBlue.opacity(0), location: 1),
            ], interpolation: .perceptual)
        let area = CGRect(x: 0, y: 0, width: 60, height: 40)
        let fading = Sample.rectangle(area, .linear(ramp, from: .zero, to: CGPoint(x: 60, y: 0)))
        let bitmap = try Sample.paint(Sample.widget([fading]), .watchAccented(Self.face))
        let row = (0..<bitmap.width).map { bitmap[$0, 20] }
        #expect(row.allSatisfy { $0.isGray })
        #expect(zip(row, row.dropFirst()).allSatisfy { $0.red >= $1.red })
        #expect(row[0].red > 250 && row[119].red < 5)
    }

    @Test("Color-only filters have no effect, cutouts do: a label can be punched out")
    func effects() throws {
        let cut = Sample.effect(
            .isolate,
            [
                Sample.rectangle(0, 0, 30, 40, .pureRed),
                Sample.effect(.blend(.destinationOut), [Sample.rectangle(10, 10, 10, 10, .pureBlue)]),
            ])
        let inverted = Sample.effect(.colorFilter(.invert), [Sample.rectangle(30, 0, 10, 40, .white)])
        let faded = Sample.effect(
            .colorFilter(.multiply(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))),
            [Sample.rectangle(40, 0, 10, 40, .white)])
        let stencil = Sample.effect(.colorFilter(.luminanceToAlpha), [Sample.rectangle(50, 0, 10, 40, .gray(0.5))])
        let bitmap = try Sample.paint(
            Sample.widget([cut, inverted, faded, stencil]), .watchAccented(Self.face))
        #expect(bitmap.at(5, 5) == Pixel(red: 255, green: 255, blue: 255))
        #expect(bitmap.at(15, 15) == Pixel(red: 0, green: 0, blue: 0))
        #expect(bitmap.at(35, 5) == Pixel(red: 255, green: 255, blue: 255))
        for x in [45.0, 55] { #expect(bitmap.at(x, 5).isGray && abs(Int(bitmap.at(x, 5).red) - 128) <= 1) }
    }

    @Test(
        "F-143: with each palette of Vision Pro content is accented; excluded elements keep their colors",
        arguments: [RGBA.pureRed, .teal, .orange])
    func palettes(color: RGBA) throws {
        let kept = Sample.rectangle(2, 20, 8, 8, .pureGreen, marks: .fullColor)
        let tree = Sample.widget(Self.content + [kept])
        for treatment in [
            Treatment.visionGlass(RoomLight(level: 1), cornerRadius: 0).painted(in: color),
            .visionPaper(RoomLight(level: 0.4), cornerRadius: 0).painted(in: color),
        ] {
            let bitmap = try Sample.paint(tree, treatment)
            #expect(bitmap.at(5, 5) == bitmap.at(15, 5) || treatment.finishes != [.glass(RoomLight(level: 1))])
            #expect(bitmap.at(5, 24).green > bitmap.at(5, 24).red && bitmap.at(5, 24).green > bitmap.at(5, 24).blue)
            #expect(bitmap.at(37, 5) != bitmap.at(5, 5), "the accent group has its own color")
        }
    }

    @Test("F-43: a rectangular widget in full color, tinted and in the Smart Stack gives three pictures")
    func watchForms() throws {
        let tree = Sample.widget(Self.content)
        let hashes = try [Treatment.complication, .watchAccented(Self.face), .smartStack].map {
            try Sample.paint(tree, $0, on: Sample.wallpaper(.black)).hash
        }
        #expect(Set(hashes).count == 3)
    }

    @Test("F-51: states that differ in shape differ in every accented picture, states that differ in color do not")
    func semanticsWithoutColor() throws {
        func hash(_ node: RenderNode) throws -> String {
            try Sample.paint(Sample.widget([node]), .tinted(.pureBlue, cornerRadius: 0)).hash
        }
        let red = try hash(Sample.rectangle(2, 2, 8, 8, .pureRed))
        #expect(try hash(Sample.rectangle(2, 2, 8, 8, .pureGreen)) == red)
        #expect(try hash(Sample.rectangle(2, 2, 8, 4, .pureRed)) != red)
    }
}
