import CoreGraphics
import Foundation
import Painter
import RenderModel
import Testing

@Suite("Clips, masks, opacity and color filters")
struct EffectTests {
    private static let disc = PathStorage(ellipseIn: CGRect(x: 2.3, y: 2.6, width: 15, height: 14))

    @Test("A clipped group has no seam of its lower layers at the edge")
    func clipIsOfTheGroup() throws {
        // Red wholly covered by blue: at the clip's edge no red may shine through.
        let both = [Sample.rectangle(0, 0, 20, 20, .pureRed), Sample.rectangle(0, 0, 20, 20, .pureBlue)]
        let only = [Sample.rectangle(0, 0, 20, 20, .pureBlue)]
        let clip = Effect.clip(Self.disc, evenOdd: false)
        let two = try Sample.paint(Sample.tree(20, 20, [Sample.effect(clip, both)]), background: .white)
        let one = try Sample.paint(Sample.tree(20, 20, [Sample.effect(clip, only)]), background: .white)
        #expect(two.hash == one.hash)
        #expect(two[10, 10] == Pixel(red: 0, green: 0, blue: 255) && two[0, 0] == .gray(255))
    }

    @Test("Clipping a rectangle to a shape paints what the shape alone paints")
    func clipEqualsFill() throws {
        let clipped = try Sample.paint(
            Sample.tree(
                20, 20, [Sample.effect(.clip(Self.disc, evenOdd: false), [Sample.rectangle(0, 0, 20, 20, .pureRed)])]),
            background: .white)
        let filled = try Sample.paint(
            Sample.tree(20, 20, [Sample.shape(Self.disc, .color(.pureRed))]), background: .white)
        for y in 0..<20 {
            for x in 0..<20 { #expect(clipped[x, y].distance(to: filled[x, y]) <= 1) }
        }
    }

    @Test("A clip on whole pixels only narrows what is drawn; even-odd leaves holes")
    func rectangularClip() throws {
        var ring = PathStorage(rect: CGRect(x: 2, y: 2, width: 12, height: 12))
        ring.addRect(CGRect(x: 5, y: 5, width: 6, height: 6))
        let red = Sample.rectangle(0, 0, 20, 20, .pureRed)
        let clipped = try Sample.paint(
            Sample.tree(20, 20, [Sample.effect(.clip(ring, evenOdd: true), [red])]), background: .white)
        #expect(clipped[3, 3] == Pixel(red: 255, green: 0, blue: 0))
        #expect(clipped[8, 8] == .gray(255) && clipped[15, 15] == .gray(255))
        let upright = PathStorage(rect: CGRect(x: 4, y: 4, width: 3, height: 3))
        let narrow = try Sample.paint(Sample.tree(20, 20, [Sample.effect(.clip(upright, evenOdd: false), [red])]))
        #expect(narrow[4, 4].alpha == 255 && narrow[3, 4].alpha == 0 && narrow[7, 6].alpha == 0)
    }

    @Test("An empty clip hides everything")
    func emptyClip() throws {
        let hidden = Sample.effect(.clip(PathStorage(), evenOdd: false), [Sample.rectangle(0, 0, 9, 9, .pureRed)])
        #expect(try Sample.paint(Sample.tree(9, 9, [hidden]))[4, 4].alpha == 0)
    }

    @Test("A mask uses its alpha, whatever its color")
    func mask() throws {
        let ramp = Sample.ramp([(.clear, 0), (.pureRed, 1)])
        let rect = CGRect(x: 0, y: 0, width: 64, height: 4)
        let mask = Sample.rectangle(rect, .linear(ramp, from: .zero, to: CGPoint(x: 64, y: 0)))
        let bitmap = try Sample.paint(
            Sample.tree(64, 4, [Sample.effect(.mask(mask), [Sample.rectangle(0, 0, 64, 4, .pureBlue)])]))
        for x in 0..<64 {
            let expected = Int(((Double(x) + 0.5) / 64 * 255).rounded())
            #expect(abs(Int(bitmap[x, 2].alpha) - expected) <= 1)
            #expect(bitmap[x, 2].blue == bitmap[x, 2].alpha && bitmap[x, 2].red == 0)
        }
    }

    @Test("A group fades as one image, a single shape through its paint; both give the same pixels")
    func opacity() throws {
        let both = [Sample.rectangle(0, 0, 8, 8, .pureRed), Sample.rectangle(0, 0, 8, 8, .pureBlue)]
        let group = try Sample.paint(Sample.tree(8, 8, [Sample.effect(.opacity(0.4), both)]), background: .white)
        let single = try Sample.paint(
            Sample.tree(8, 8, [Sample.effect(.opacity(0.4), [both[1]])]), background: .white)
        #expect(group[4, 4] == Pixel(red: 153, green: 153, blue: 255))
        #expect(group.hash == single.hash)
        let nested = try Sample.paint(
            Sample.tree(8, 8, [Sample.effect(.opacity(0.5), [Sample.effect(.opacity(0.5), [both[1]])])]))
        #expect(nested[4, 4] == Pixel(red: 0, green: 0, blue: 64, alpha: 64))
    }

    @Test(
        "Color filters follow their formulae",
        arguments: [
            (ColorFilter.invert, Pixel(red: 204, green: 153, blue: 51)),
            (.brightness(0.1), Pixel(red: 77, green: 128, blue: 230)),
            (.contrast(2), Pixel(red: 0, green: 77, blue: 255)),
            // 0.2126 · 51 + 0.7152 · 102 + 0.0722 · 204
            (.grayscale(1), .gray(99)), (.saturation(0), .gray(99)),
            (.multiply(RGBA(red: 1, green: 0.5, blue: 0)), Pixel(red: 51, green: 51, blue: 0)),
            (.luminanceToAlpha, Pixel(red: 0, green: 0, blue: 0, alpha: 99)),
            (.hueRotation(0), Pixel(red: 51, green: 102, blue: 204)),
        ])
    func filters(filter: ColorFilter, expected: Pixel) throws {
        let color = RGBA(red: 0.2, green: 0.4, blue: 0.8)
        let bitmap = try Sample.paint(
            Sample.tree(4, 4, [Sample.effect(.colorFilter(filter), [Sample.rectangle(0, 0, 4, 4, color)])]))
        #expect(bitmap[2, 2].distance(to: expected) <= 1, "\(bitmap[2, 2])")
    }

    @Test("A hue turned by half a circle changes red into a cyan of the same luminance")
    func hue() throws {
        let bitmap = try Sample.paint(
            Sample.tree(
                4, 4, [Sample.effect(.colorFilter(.hueRotation(.pi)), [Sample.rectangle(0, 0, 4, 4, .pureRed)])]))
        #expect(bitmap[1, 1].red == 0 && bitmap[1, 1].green > 100 && bitmap[1, 1].blue > 100)
    }

    @Test("Transforms nest: the inner one is applied first")
    func transforms() throws {
        let inner = Sample.effect(
            .transform(CGAffineTransform(translationX: 3, y: 0)), [Sample.rectangle(0, 0, 1, 1, .pureRed)])
        let outer = Sample.effect(.transform(CGAffineTransform(scaleX: 2, y: 2)), [inner])
        let bitmap = try Sample.paint(Sample.tree(10, 4, [outer]))
        #expect((0..<10).map { bitmap[$0, 1].alpha } == [0, 0, 0, 0, 0, 0, 255, 255, 0, 0])
    }

    @Test("A material blurs and tints what is below it")
    func material() throws {
        let stripes = (0..<20).map { Sample.rectangle(Double($0) * 4, 0, 2, 40, .black) }
        let cover = CGRect(x: 20, y: 10, width: 40, height: 20)
        let tree = Sample.tree(80, 40, stripes + [Sample.rectangle(cover, .material(.regular))])
        let painter = try Painter()
        let light = try painter.paint(tree, options: .init(background: .white)).bitmap
        let dark = try painter.paint(tree, options: .init(background: .white, appearance: .dark)).bitmap
        #expect(light[40, 20].distance(to: light[42, 20]) <= 2)
        #expect(light[40, 20].red > 200 && dark[40, 20].red < 90)
        #expect(light[0, 0] == .gray(0) && light[3, 0] == .gray(255))
    }
}
