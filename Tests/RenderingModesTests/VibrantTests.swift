import CoreGraphics
import Painter
import RenderModel
import RenderingModes
import Testing

@Suite("Vibrant: Lock Screen and idle desktop")
struct VibrantTests {
    /// Sixteen columns of one color each, four points wide.
    private static func columns(_ color: (Float) -> RGBA) -> [RenderNode] {
        (0..<15).map { Sample.rectangle(Double($0) * 4, 0, 4, 40, color(Float($0) / 14)) }
    }

    private static func row(_ bitmap: Bitmap) -> [Pixel] { (0..<15).map { bitmap.at(Double($0) * 4 + 2, 20) } }

    @Test("F-38: a clear pixel leaves the wallpaper unchanged")
    func clearPixels() throws {
        let wallpaper = Sample.stripes(.orange, .pureBlue)
        let tree = Sample.widget([Sample.rectangle(20, 10, 20, 20, .white)])
        let bare = try Sample.paint(Sample.placed(Sample.widget([], background: nil), on: wallpaper))
        let bitmap = try Sample.paint(tree, .lockScreen(), on: wallpaper)
        for x in [2.0, 6, 10, 50] { #expect(bitmap.at(x, 20) == bare.at(x, 20)) }
    }

    @Test("F-38: an opaque pixel shows the blurred backdrop, and the blur grows with alpha")
    func opacityIsStrength() throws {
        // Black content takes next to no ink, so what is seen is the backdrop: sharp edges fade as alpha grows.
        func step(_ alpha: Double) throws -> Int {
            let tree = Sample.widget([Sample.rectangle(0, 0, 60, 40, RGBA.black.opacity(alpha))])
            let bitmap = try Sample.paint(tree, .lockScreen(ink: .light), on: Sample.stripes(.gray(0.3), .gray(0.6)))
            return abs(Int(bitmap.at(30, 20).red) - Int(bitmap.at(34, 20).red))
        }
        let steps = try stride(from: 0.0, through: 1, by: 0.125).map(step)
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
        #expect(steps[0] == 76 || steps[0] == 77)
        #expect(steps[8] <= 3)
    }

    @Test("F-39: contrast against the wallpaper grows with the gray", arguments: [0.05, 0.3, 0.5] as [Float])
    func brightnessIsContrast(wallpaper: Float) throws {
        let tree = Sample.widget(Self.columns { .gray($0) })
        let bitmap = try Sample.paint(tree, .lockScreen(), on: Sample.wallpaper(.gray(wallpaper)))
        let contrasts = Self.row(bitmap).map { Int($0.red) - Int((wallpaper * 255).rounded()) }
        #expect(zip(contrasts, contrasts.dropFirst()).allSatisfy { $0 < $1 })
        #expect(contrasts[0] >= 0)
    }

    @Test("On a bright wallpaper the ink is dark, and contrast still grows with the gray")
    func brightWallpaper() throws {
        let tree = Sample.widget(Self.columns { .gray($0) })
        let bitmap = try Sample.paint(tree, .lockScreen(), on: Sample.wallpaper(.gray(0.9)))
        let row = Self.row(bitmap).map { Int($0.red) }
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 > $1 })
        #expect(row[14] < 40)
        let forced = try Sample.paint(tree, .lockScreen(ink: .light), on: Sample.wallpaper(.gray(0.9)))
        #expect(forced.at(58, 20).red > 229)
    }

    @Test("Whatever the wallpaper's brightness, the ink chosen for white content has a contrast of 3 to 1")
    func inkContrast() throws {
        for step in 0...25 {
            let tree = Sample.widget([Sample.rectangle(20, 10, 20, 20, .white)])
            let bitmap = try Sample.paint(tree, .lockScreen(), on: Sample.wallpaper(.gray(Float(step) / 25)))
            let (ink, ground) = (bitmap.at(30, 20).relativeLuminance, bitmap.at(5, 5).relativeLuminance)
            #expect((max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 3, "on \(Double(step) / 25)")
        }
    }

    @Test("F-37, F-42: content has no saturation, whatever its colors")
    func desaturated() throws {
        let tree = Sample.widget(Self.columns { RGBA(red: $0, green: 1 - $0, blue: 0.5) })
        let bitmap = try Sample.paint(tree, .lockScreen(), on: Sample.wallpaper(.gray(0.4)))
        #expect(Self.row(bitmap).allSatisfy { $0.isGray })
        #expect(bitmap.at(50, 30) != Pixel(red: 255, green: 128, blue: 0), "the background is gone")
    }

    @Test("F-41: a tint gives the content its hue, whatever the brightness of the content")
    func tint() throws {
        let tree = Sample.widget(Self.columns { .gray(0.3 + $0 * 0.7) })
        let bitmap = try Sample.paint(tree, .lockScreen(tint: .pureGreen), on: Sample.wallpaper(.black))
        for pixel in Self.row(bitmap) {
            let hue = try #require(pixel.hue)
            #expect(abs(hue - 120) < 4)
        }
        let blue = try Sample.paint(tree, .lockScreen(tint: .pureBlue), on: Sample.wallpaper(.black))
        #expect(try abs(#require(blue.at(58, 20).hue) - 240) < 4)
    }

    /// Of all shapes, in drawing order; `nil` for what is not a plain color.
    private func colors(_ node: RenderNode) -> [RGBA?] {
        var own: [RGBA?] = []
        if case .shape(let shape) = node.content {
            if case .color(let color) = shape.fill.paint { own = [color] } else { own = [nil] }
        }
        return own + node.children.flatMap(colors)
    }

    @Test("F-125: hierarchical styles are opaque grays, brighter the more prominent")
    func opaqueGrays() throws {
        let levels: [Fill.Level] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
        let nodes = levels.enumerated().map { index, level in
            Sample.rectangle(Double(index) * 10, 0, 10, 40, RGBA.white.opacity(1 / Double(index + 1)), level: level)
        }
        let treated = Sample.widget(nodes).treated(by: .lockScreen())
        let colors = colors(treated.root)
        #expect(colors.count == 5 && colors.allSatisfy { $0?.alpha == 1 && $0?.red == $0?.blue })
        let bitmap = try Sample.paint(Sample.widget(nodes), .lockScreen(), on: Sample.stripes(.gray(0.2), .gray(0.3)))
        let row = levels.indices.map { bitmap.at(Double($0) * 10 + 5, 20).red }
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 > $1 })
    }

    @Test("F-39: a primary style that the widget made translucent stays weaker than a full one")
    func ownOpacity() throws {
        let track = Sample.rectangle(0, 0, 60, 10, RGBA.white.opacity(0.18), level: .primary)
        let range = Sample.rectangle(0, 0, 20, 10, RGBA.white.opacity(0.75), level: .primary)
        let bitmap = try Sample.paint(
            Sample.widget([track, range]), .lockScreen(), on: Sample.wallpaper(.gray(0.3)))
        let (strong, weak, none) = (bitmap.at(10, 5).red, bitmap.at(40, 5).red, bitmap.at(40, 30).red)
        #expect(Int(strong) > Int(weak) + 60 && weak > none + 10)
    }

    @Test(
        "F-39: what the widget adds to the opacity of a step counts; the step's own does not",
        arguments: [Fill.Level.secondary, .tertiary, .quaternary, .quinary])
    func fadedStep(level: Fill.Level) throws {
        func drawn(_ paint: Paint) throws -> RGBA {
            let node = Sample.rectangle(CGRect(x: 0, y: 0, width: 60, height: 40), paint, level: level)
            let treated = Sample.widget([node], background: nil).treated(by: .lockScreen())
            return try #require(colors(treated.root).last ?? nil)
        }
        let step = try drawn(.color(RGBA.white.opacity(0.6)))
        #expect(step.alpha == 1)
        #expect(try drawn(.faded(.color(RGBA.white.opacity(0.6)), 0.5)) == step.opacity(0.5))
    }

    @Test("F-125: secondary text has a contrast of 3 to 1 on a backdrop of medium brightness")
    func secondaryContrast() throws {
        let tree = Sample.widget([Sample.rectangle(20, 10, 20, 20, .white, level: .secondary)])
        let bitmap = try Sample.paint(tree, .lockScreen(ink: .light), on: Sample.wallpaper(.gray(0.5)))
        let contrast =
            (bitmap.at(30, 20).relativeLuminance + 0.05) / (bitmap.at(5, 5).relativeLuminance + 0.05)
        #expect(contrast >= 3)
    }

    @Test("F-124: an Always-On display lowers the luminance and keeps the order of grays")
    func alwaysOn() throws {
        let tree = Sample.widget(Self.columns { .gray(0.2 + 0.8 * $0) })
        let usual = Self.row(try Sample.paint(tree, .lockScreen())).map(\.luminance)
        let reduced = Self.row(try Sample.paint(tree, .lockScreen(luminance: 0.5))).map(\.luminance)
        #expect(zip(usual, reduced).allSatisfy { $0 > $1 })
        #expect(zip(reduced, reduced.dropFirst()).allSatisfy { $0 < $1 })
        let dimmed = Treatment(finishes: [.dimmed(0.5)])
        #expect(try Sample.paint(Sample.widget([]), dimmed).at(30, 20) == Pixel(red: 128, green: 64, blue: 0))
    }

    @Test("The accessory background blurs the wallpaper and stays darker than content on it")
    func accessoryBackground() throws {
        let tree = Sample.widget([
            Sample.rectangle(0, 0, 60, 40, RGBA.white.opacity(0.2), marks: .accessoryBackground),
            Sample.rectangle(44, 10, 8, 20, .white, level: .primary),
        ])
        let bitmap = try Sample.paint(tree, .lockScreen(), on: Sample.stripes(.gray(0.2), .gray(0.5)))
        #expect(abs(Int(bitmap.at(26, 20).red) - Int(bitmap.at(30, 20).red)) <= 3)
        #expect(bitmap.at(48, 20).red > bitmap.at(30, 20).red + 80)
        let watch = try Sample.paint(tree, .watchAccented(.orange))
        #expect(watch.at(30, 20) == Pixel(red: 51, green: 51, blue: 51), "accented keeps its alpha")
    }

    @Test("An idle desktop's widget is colorless on glass")
    func idleDesktop() throws {
        let tree = Sample.widget([Sample.rectangle(20, 10, 20, 20, .pureRed)])
        let bitmap = try Sample.paint(
            tree, .idleDesktop(cornerRadius: 8), on: Sample.stripes(.gray(0.2), .gray(0.4)))
        #expect(bitmap.at(30, 20).isGray)
        #expect(abs(Int(bitmap.at(8, 30).red) - Int(bitmap.at(12, 30).red)) <= 6)
    }
}
