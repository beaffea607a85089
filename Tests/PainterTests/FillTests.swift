import CoreGraphics
import Foundation
import Painter
import RenderModel
import Testing

@Suite("Fills")
struct FillTests {
    @Test("F-114: a rectangle on whole pixels has sharp edges, and pixels are points times scale")
    func sharpRectangle() throws {
        let bitmap = try Sample.paint(Sample.tree(10, 8, scale: 3, [Sample.rectangle(2, 2, 4, 3, .pureRed)]))
        #expect(bitmap.width == 30 && bitmap.height == 24)
        #expect(bitmap[6, 6] == Pixel(red: 255, green: 0, blue: 0))
        #expect(bitmap[5, 6].alpha == 0 && bitmap[6, 5].alpha == 0)
        #expect(bitmap[17, 14].alpha == 255 && bitmap[18, 14].alpha == 0 && bitmap[17, 15].alpha == 0)
    }

    @Test("Partially covered pixels get the covered share", arguments: [0.1, 0.25, 0.5, 0.9])
    func fractions(share: Double) throws {
        let rect = CGRect(x: 2 - share, y: 3, width: 2, height: 1 + share)
        for path in [PathStorage(rect: rect), Self.tilted(rect)] {
            let bitmap = try Sample.paint(Sample.tree(8, 8, [Sample.shape(path, .color(.white))]))
            let level = Int((share * 255).rounded())
            #expect(abs(Int(bitmap[1, 3].alpha) - level) <= 1)
            #expect(bitmap[2, 3].alpha == 255)
            #expect(abs(Int(bitmap[3, 3].alpha) - (255 - level)) <= 1)
            #expect(abs(Int(bitmap[2, 4].alpha) - level) <= 1)
            #expect(abs(Int(bitmap[1, 4].alpha) - Int((share * share * 255).rounded())) <= 1)
        }
    }

    /// The rectangle as a general path: one side has a middle point, so nothing recognizes it.
    private static func tilted(_ rect: CGRect) -> PathStorage {
        var path = PathStorage()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.line(to: CGPoint(x: rect.midX, y: rect.minY))
        path.line(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.line(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.close()
        return path
    }

    @Test("The coverage of a circle adds up to its area", arguments: [3.0, 20.5, 90])
    func circleArea(radius: Double) throws {
        let side = (radius * 2 + 4).rounded(.up)
        let rect = CGRect(x: 1.37, y: 1.81, width: radius * 2, height: radius * 2)
        let bitmap = try Sample.paint(
            Sample.tree(side, side, [Sample.shape(PathStorage(ellipseIn: rect), .color(.white))]))
        var sum = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { sum += Int(bitmap[x, y].alpha) }
        }
        let area = Double.pi * radius * radius
        #expect(abs(Double(sum) / 255 - area) < area * 0.004 + 0.2)
    }

    @Test("Two turns in the same direction: non-zero fills the middle, even-odd leaves it empty")
    func rules() throws {
        var path = PathStorage(rect: CGRect(x: 1, y: 1, width: 8, height: 8))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        let nonZero = try Sample.paint(Sample.tree(10, 10, [Sample.shape(path, .color(.white))]))
        let evenOdd = try Sample.paint(
            Sample.tree(10, 10, [Sample.shape(path, .color(.white), style: .fill(evenOdd: true))]))
        #expect(nonZero[5, 5].alpha == 255 && evenOdd[5, 5].alpha == 0)
        #expect(nonZero[2, 2].alpha == 255 && evenOdd[2, 2].alpha == 255)
    }

    @Test("Without antialiasing a pixel is filled when at least half of it is covered")
    func aliased() throws {
        let path = PathStorage(ellipseIn: CGRect(x: 1.2, y: 1.2, width: 14, height: 14))
        let bitmap = try Sample.paint(
            Sample.tree(17, 17, [Sample.shape(path, .color(.white), antialiased: false)]))
        let levels = Set((0..<17).flatMap { y in (0..<17).map { bitmap[$0, y].alpha } })
        #expect(levels == [0, 255])
    }

    @Test("A shape that lies mostly outside is cut at the canvas without leaving a trace")
    func outside() throws {
        // Its lower edge y = −298 + 302·√(1 − x²/500²) is at 4 in the first column and at 3.78 in the last.
        let path = PathStorage(ellipseIn: CGRect(x: -500, y: -600, width: 1_000, height: 604))
        let bitmap = try Sample.paint(Sample.tree(20, 20, [Sample.shape(path, .color(.white))]))
        #expect(bitmap[0, 0].alpha == 255 && bitmap[19, 2].alpha == 255)
        #expect(bitmap[0, 4].alpha <= 3 && bitmap[19, 4].alpha == 0 && bitmap[10, 19].alpha == 0)
        for x in 0..<20 {
            let edge = -298 + 302 * (1 - pow((Double(x) + 0.5) / 500, 2)).squareRoot()
            #expect(abs(Double(bitmap[x, 3].alpha) / 255 - (edge - 3)) < 0.04)
        }
    }

    @Test("A rectangle turned by 45 degrees is a diamond")
    func turned() throws {
        let diamond = CGAffineTransform(translationX: 10, y: 10).rotated(by: .pi / 4)
        let bitmap = try Sample.paint(
            Sample.tree(20, 20, [Sample.effect(.transform(diamond), [Sample.rectangle(-5, -5, 10, 10, .white)])]))
        #expect(bitmap[10, 4].alpha == 255 && bitmap[5, 5].alpha == 0 && bitmap[14, 14].alpha == 0)
        #expect(abs(Int(bitmap[13, 6].alpha) - Int(bitmap[6, 6].alpha)) <= 1)
    }

    @Test("A stroke is as wide as its width, and dashes leave gaps")
    func strokes() throws {
        var line = PathStorage()
        line.move(to: CGPoint(x: 2, y: 5))
        line.line(to: CGPoint(x: 18, y: 5))
        let solid = try Sample.paint(
            Sample.tree(20, 10, [Sample.shape(line, .color(.white), style: .stroke(StrokeGeometry(width: 2)))]))
        #expect(solid[2, 4].alpha == 255 && solid[17, 5].alpha == 255)
        #expect(solid[10, 3].alpha == 0 && solid[10, 6].alpha == 0 && solid[1, 5].alpha == 0)
        let square = StrokeGeometry(width: 2, cap: .square)
        let capped = try Sample.paint(Sample.tree(20, 10, [Sample.shape(line, .color(.white), style: .stroke(square))]))
        #expect(capped[1, 4].alpha == 255 && capped[18, 5].alpha == 255 && capped[0, 5].alpha == 0)
        let dashes = StrokeGeometry(width: 2, dash: [4, 2])
        let dashed = try Sample.paint(Sample.tree(20, 10, [Sample.shape(line, .color(.white), style: .stroke(dashes))]))
        let row = (0..<20).map { dashed[$0, 4].alpha }
        #expect(row == [0, 0, 255, 255, 255, 255, 0, 0, 255, 255, 255, 255, 0, 0, 255, 255, 255, 255, 0, 0])
    }

    @Test("The edges of a stroked circle cover as much of each pixel as the true ring, within 3 of 255")
    func ringCoverage() throws {
        let circle = PathStorage(ellipseIn: CGRect(x: 4, y: 4, width: 26, height: 26))
        let stroke = StrokeGeometry(width: 7)
        let tree = Sample.tree(34, 34, scale: 3, [Sample.shape(circle, .color(.white), style: .stroke(stroke))])
        let bitmap = try Sample.paint(tree)
        let radii = (inner: 9.5 * 3, outer: 16.5 * 3)
        let steps = 32
        for y in 0..<51 {
            for x in 0..<51 {
                var inside = 0
                for sample in 0..<steps * steps {
                    let dx = Double(x) + (Double(sample % steps) + 0.5) / Double(steps) - 51
                    let dy = Double(y) + (Double(sample / steps) + 0.5) / Double(steps) - 51
                    let distance = (dx * dx + dy * dy).squareRoot()
                    if distance > radii.inner, distance < radii.outer { inside += 1 }
                }
                let expected = Double(inside) * 255 / Double(steps * steps)
                let found = Double(bitmap[x, y].alpha)
                #expect(abs(found - expected) <= 3, "pixel \(x), \(y) is \(found) instead of \(expected)")
            }
        }
    }
}
