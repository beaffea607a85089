import CoreGraphics
import Foundation
import Painter
import RenderModel
import Testing

@Suite("Blurs and shadows")
struct BlurTests {
    /// The share of a step edge that a Gaussian of this deviation lets through at distance x.
    private func step(_ x: Double, _ sigma: Double) -> Double { 0.5 * (1 + erf(x / (sigma * 2.0.squareRoot()))) }

    @Test(
        "The blur of an edge is the Gaussian's integral; the radius is its standard deviation",
        arguments: [1, 1.7, 2.5, 6, 14])
    func profile(radius: Double) throws {
        let node = Sample.effect(.blur(radius: radius, opaque: false), [Sample.rectangle(60, -200, 200, 600, .white)])
        let bitmap = try Sample.paint(Sample.tree(120, 120, [node]))
        for x in 0..<120 {
            let expected = step(Double(x) + 0.5 - 60, radius)
            #expect(abs(Double(bitmap[x, 60].alpha) / 255 - expected) < 0.025, "at \(x)")
        }
    }

    @Test("Blurring preserves the total")
    func sum() throws {
        let node = Sample.effect(.blur(radius: 4, opaque: false), [Sample.rectangle(40, 40, 20, 20, .white)])
        let bitmap = try Sample.paint(Sample.tree(100, 100, [node]))
        var sum = 0
        for y in 0..<100 {
            for x in 0..<100 { sum += Int(bitmap[x, y].alpha) }
        }
        #expect(abs(Double(sum) / 255 - 400) < 4)
    }

    @Test("An opaque blur has no soft outer edge")
    func opaque() throws {
        let node = Sample.effect(.blur(radius: 3, opaque: true), [Sample.rectangle(10, 10, 20, 20, .pureRed)])
        let bitmap = try Sample.paint(Sample.tree(40, 40, [node]))
        #expect(bitmap[10, 10] == Pixel(red: 255, green: 0, blue: 0) && bitmap[9, 9].alpha == 0)
    }

    @Test("A clipped blur equals the same part of the full blur")
    func window() throws {
        let node = Sample.effect(.blur(radius: 3, opaque: false), [Sample.rectangle(10, 10, 20, 20, .pureRed)])
        let whole = try Sample.paint(Sample.tree(40, 40, [node]))
        let clip = PathStorage(rect: CGRect(x: 6, y: 6, width: 10, height: 10))
        let part = try Sample.paint(Sample.tree(40, 40, [Sample.effect(.clip(clip, evenOdd: false), [node])]))
        for y in 6..<16 {
            for x in 6..<16 { #expect(whole[x, y] == part[x, y]) }
        }
    }

    @Test("The shadow of a card drawn in nine parts equals that of the same card as a general group")
    func nineParts() throws {
        let card = PathStorage(
            roundedRect: CGRect(x: 30, y: 24, width: 90, height: 70), cornerSize: CGSize(width: 9, height: 9),
            style: .continuous)
        let shadow = Effect.shadow(color: .black.opacity(0.6), radius: 4, offset: CGPoint(x: 2, y: 5))
        let fast = Sample.effect(shadow, [Sample.shape(card, .color(.white))])
        // An isolated group is no longer a single shape.
        let general = Sample.effect(shadow, [Sample.effect(.isolate, [Sample.shape(card, .color(.white))])])
        let a = try Sample.paint(Sample.tree(160, 120, [fast]))
        let b = try Sample.paint(Sample.tree(160, 120, [general]))
        for y in 0..<120 {
            for x in 0..<160 { #expect(a[x, y].distance(to: b[x, y]) <= 1, "at \(x), \(y)") }
        }
        #expect(a[75, 98].alpha > 80 && a[75, 112].alpha < 40)
    }

    @Test("A shadow has its color, its offset and no blur at radius 0")
    func hardShadow() throws {
        let shadow = Effect.shadow(color: .pureRed, radius: 0, offset: CGPoint(x: 3, y: 2))
        let bitmap = try Sample.paint(
            Sample.tree(12, 12, [Sample.effect(shadow, [Sample.rectangle(2, 2, 4, 4, .white)])]))
        #expect(bitmap[8, 7] == Pixel(red: 255, green: 0, blue: 0))
        #expect(bitmap[3, 3] == .gray(255) && bitmap[2, 7].alpha == 0)
    }

    @Test("A translucent shape casts a weaker shadow")
    func translucent() throws {
        let shadow = Effect.shadow(color: .black, radius: 0, offset: CGPoint(x: 8, y: 0))
        let bitmap = try Sample.paint(
            Sample.tree(16, 6, [Sample.effect(shadow, [Sample.rectangle(0, 0, 6, 6, .white.opacity(0.5))])]))
        #expect(abs(Int(bitmap[10, 3].alpha) - 128) <= 1)
    }

    @Test("Text and groups cast shadows too")
    func groupShadow() throws {
        let shadow = Effect.shadow(color: .pureRed, radius: 1, offset: CGPoint(x: 0, y: 12))
        let tree = Sample.tree(
            30, 30, fonts: [FontInstance(file: "fixed-metric", size: 10)],
            [
                Sample.effect(
                    shadow, [Sample.text("ab", x: 4, y: 12, font: 0, size: 10, color: .white)])
            ])
        let bitmap = try Sample.paint(tree)
        #expect(bitmap[10, 8] == .gray(255))
        #expect(bitmap[10, 20].red > 200 && bitmap[10, 20].green == 0)
    }
}
