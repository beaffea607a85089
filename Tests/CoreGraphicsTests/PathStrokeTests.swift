import CoreGraphics
import Testing

@Suite("Outlines of strokes")
struct PathStrokeTests {
    /// Area under the non-zero rule, counted on a grid.
    private func area(_ path: PathStorage, step: Double = 0.5) -> Double {
        let bounds = path.boundingRect
        var count = 0
        for y in stride(from: bounds.minY + step / 2, to: bounds.maxY, by: step) {
            for x in stride(from: bounds.minX + step / 2, to: bounds.maxX, by: step)
            where path.contains(CGPoint(x: x, y: y), evenOdd: false) {
                count += 1
            }
        }
        return Double(count) * step * step
    }

    private var line: PathStorage {
        var path = PathStorage()
        path.move(to: CGPoint(x: 0, y: 0))
        path.line(to: CGPoint(x: 20, y: 0))
        return path
    }

    private var corner: PathStorage {
        var path = PathStorage()
        path.move(to: CGPoint(x: 0, y: 20))
        path.line(to: CGPoint(x: 0, y: 0))
        path.line(to: CGPoint(x: 20, y: 0))
        return path
    }

    @Test("Caps extend half the width beyond the ends, butt caps do not")
    func caps() {
        #expect(line.stroked(width: 4).boundingRect == CGRect(x: 0, y: -2, width: 20, height: 4))
        #expect(line.stroked(width: 4, cap: .square).boundingRect == CGRect(x: -2, y: -2, width: 24, height: 4))
        let round = line.stroked(width: 4, cap: .round)
        #expect(abs(round.boundingRect.minX + 2) < 0.02 && abs(round.boundingRect.maxX - 22) < 0.02)
        #expect(!round.contains(CGPoint(x: -1.9, y: -1.9), evenOdd: false))
    }

    @Test("A miter fills the corner, a bevel cuts it, a round join rounds it")
    func joins() {
        let tip = CGPoint(x: -1.9, y: -1.9)
        let cut = CGPoint(x: -0.9, y: -0.9)
        let rounded = CGPoint(x: -1.35, y: -1.35)
        #expect(corner.stroked(width: 4, join: .miter).contains(tip, evenOdd: false))
        let bevel = corner.stroked(width: 4, join: .bevel)
        #expect(bevel.contains(cut, evenOdd: false) && !bevel.contains(rounded, evenOdd: false))
        let round = corner.stroked(width: 4, join: .round)
        #expect(round.contains(rounded, evenOdd: false) && !round.contains(tip, evenOdd: false))
        // A right angle's miter is 1.41 widths long.
        #expect(!corner.stroked(width: 4, join: .miter, miterLimit: 1.3).contains(rounded, evenOdd: false))
    }

    @Test("The stroke of a circle is a ring")
    func ring() {
        let circle = PathStorage(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let ring = circle.stroked(width: 4)
        #expect(ring.contours.count == 2)
        #expect(ring.contains(CGPoint(x: 11.9, y: 0), evenOdd: false))
        #expect(ring.contains(CGPoint(x: 0, y: 8.1), evenOdd: false))
        #expect(!ring.contains(.zero, evenOdd: false) && !ring.contains(CGPoint(x: 12.1, y: 0), evenOdd: false))
        #expect(abs(area(ring) - .pi * (144 - 64)) < 4)
    }

    @Test("A circle stroked wider than its radius has no hole", arguments: [20.0, 24, 40])
    func wideRing(width: Double) {
        let circle = PathStorage(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let disc = circle.stroked(width: width)
        for point in [CGPoint.zero, CGPoint(x: 3, y: 1), CGPoint(x: 9, y: -9), CGPoint(x: -5, y: 4)] {
            #expect(disc.contains(point, evenOdd: false))
        }
        let outer = 10 + width / 2
        #expect(!disc.contains(CGPoint(x: outer + 0.1, y: 0), evenOdd: false))
        #expect(abs(area(disc, step: 1) - .pi * outer * outer) < 0.02 * .pi * outer * outer)
    }

    @Test("Crossing contours of opposite directions leave no hole in the stroke")
    func opposite() {
        var path = PathStorage(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        path.move(to: CGPoint(x: 10, y: 10))
        path.line(to: CGPoint(x: 10, y: 30))
        path.line(to: CGPoint(x: 30, y: 30))
        path.line(to: CGPoint(x: 30, y: 10))
        path.close()
        let outline = path.stroked(width: 4)
        #expect(outline.contains(CGPoint(x: 20, y: 10), evenOdd: false))
        #expect(outline.contains(CGPoint(x: 10, y: 20), evenOdd: false))
        #expect(!outline.contains(CGPoint(x: 15, y: 15), evenOdd: false))
    }

    @Test("A dash pattern cuts the line, also with a phase and an odd number of lengths")
    func dashes() {
        let cut = line.dashed(lengths: [4, 2], phase: 0)
        #expect(cut.textualForm == "0 0 m 4 0 l 6 0 m 10 0 l 12 0 m 16 0 l 18 0 m 20 0 l")
        let late = line.dashed(lengths: [4, 2], phase: 5)
        #expect(late.textualForm == "1 0 m 5 0 l 7 0 m 11 0 l 13 0 m 17 0 l 19 0 m 20 0 l")
        #expect(line.dashed(lengths: [6], phase: 0).textualForm == "0 0 m 6 0 l 12 0 m 18 0 l")
        #expect(line.dashed(lengths: [4, 2], phase: -2).textualForm == "2 0 m 6 0 l 8 0 m 12 0 l 14 0 m 18 0 l")
    }

    @Test("A dash around a corner stays in one piece")
    func dashAroundCorner() {
        let cut = corner.dashed(lengths: [30, 5], phase: 0)
        #expect(cut.textualForm == "0 20 m 0 0 l 10 0 l 15 0 m 20 0 l")
    }

    @Test("Every dash on a curve has the length of the pattern, within 4 % near a cusp")
    func dashesOnCurves() {
        let ends = [
            CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 0),
            // A cusp, a loop and a curve that starts at rest.
            CGPoint(x: 100, y: 100), CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 0),
            CGPoint(x: 300, y: 100), CGPoint(x: -200, y: 100), CGPoint(x: 100, y: 0),
            CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 70, y: 100),
        ]
        for curve in stride(from: 0, to: ends.count, by: 3) {
            var path = PathStorage()
            path.move(to: .zero)
            path.cubic(to: ends[curve + 2], control1: ends[curve], control2: ends[curve + 1])
            let dashes = path.dashed(lengths: [3, 2], phase: 0).contours.dropLast()
            #expect(dashes.count == Int((path.length / 5).rounded(.up)) - 1)
            for dash in dashes {
                let length = dash.segments.reduce(0) { $0 + $1.length }
                #expect(abs(length - 3) < 3 * 0.04)
            }
        }
    }

    @Test("Zero-length dashes are dots with round caps")
    func dots() {
        let dots = line.stroked(width: 2, cap: .round, dash: [0, 5])
        #expect(dots.contours.count == 4)
        #expect(dots.contains(CGPoint(x: 5.7, y: 0.5), evenOdd: false))
        #expect(!dots.contains(CGPoint(x: 7.5, y: 0), evenOdd: false))
    }

    @Test(
        "An invalid dash pattern leaves the line solid", arguments: [[0.0, 0], [-1, 2], [.infinity], [1e-9, 1e-9]])
    func senselessDashes(pattern: [Double]) {
        #expect(line.dashed(lengths: pattern, phase: 0) == line)
    }

    @Test("A width of zero or NaN draws nothing", arguments: [0, -3, .infinity, .nan])
    func senselessWidths(width: Double) {
        #expect(line.stroked(width: width).isEmpty)
    }

    @Test("A zero-length line is a dot with round caps and nothing with butt caps")
    func pointStroke() {
        var path = PathStorage()
        path.move(to: CGPoint(x: 5, y: 5))
        path.line(to: CGPoint(x: 5, y: 5))
        #expect(path.stroked(width: 4, cap: .round).boundingRect == CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(path.stroked(width: 4).isEmpty)
    }

    @Test("A curve with extreme coordinates is stroked without a trap", arguments: [1e30, 1e100, 1e154, 1e300, -1e307])
    func extremeCurves(far: Double) {
        for tolerance in [0.02, 1e-9, .nan] {
            var path = PathStorage()
            path.move(to: .zero)
            path.quad(to: CGPoint(x: 10, y: far), control: CGPoint(x: far, y: 5))
            path.cubic(to: .zero, control1: CGPoint(x: -far, y: far), control2: CGPoint(x: far, y: -far))
            let outline = path.stroked(width: 4, cap: .round, join: .round, tolerance: tolerance)
            #expect(outline.points.count < 20_000)
        }
    }
}
