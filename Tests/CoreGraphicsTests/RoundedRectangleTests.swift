import CoreGraphics
import Testing

@Suite("Outlines of rounded rectangles")
struct RoundedRectangleTests {
    private let bar = CGSize(width: 90, height: 20)

    /// Top left, top right, bottom right and bottom left.
    private func fitting(_ radii: [Double], _ size: CGSize) -> [Double] {
        let found = CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
            .fitting(size)
        return [found.topLeft, found.topRight, found.bottomRight, found.bottomLeft].map { Double($0.width) }
    }

    @Test(
        "I0801–I0809: a radius is limited to half of its side or to what the side's other corner leaves of it",
        arguments: [
            ([4.0, 4, 4, 4], [4.0, 4, 4, 4]), ([8, 8, 8, 0], [8, 8, 8, 0]), ([24, 24, 24, 24], [10, 10, 10, 10]),
            ([24, 24, 24, 0], [20, 10, 10, 0]), ([12, 12, 6, 9], [11, 12, 6, 9]), ([12, 12, 6, 0], [12, 12, 6, 0]),
            ([12, 12, 18, 18], [10, 10, 10, 10]), ([12, 12, 18, 0], [12, 10, 10, 0]),
            ([12, 18, 18, 12], [10, 10, 10, 10]), ([12, 18, 18, 0], [12, 10, 10, 0]),
        ])
    func fits(radii: [Double], expected: [Double]) {
        #expect(fitting(radii, bar) == expected)
    }

    @Test("I0805, I0806: an infinite radius is limited like a large one, a negative one is zero")
    func extremeRadii() {
        let infinite = Double.infinity
        #expect(fitting([infinite, infinite, infinite, infinite], bar) == [10, 10, 10, 10])
        #expect(fitting([infinite, infinite, infinite, 0], bar) == [20, 10, 10, 0])
        #expect(fitting([1e300, -5, -infinite, 6], bar) == [14, 0, 0, 6])
        #expect(fitting([5, 5, 5, 5], .zero) == [0, 0, 0, 0])
        for style in [CornerStyle.circular, .continuous] {
            var path = PathStorage()
            path.addRoundedRect(
                CGRect(origin: .zero, size: bar),
                radii: CornerRadii(topLeft: infinite, topRight: infinite, bottomRight: infinite, bottomLeft: 0),
                style: style)
            #expect(path.isFinite)
            let bounds = path.boundingRect
            #expect(abs(bounds.minX) < 1e-9 && abs(bounds.minY) < 1e-9)
            #expect(abs(bounds.width - 90) < 1e-9 && abs(bounds.height - 20) < 1e-9)
        }
    }

    @Test("A NaN radius makes the outline not finite, and its neighbors keep theirs")
    func notANumber() {
        let found = fitting([.nan, 12, 4, 4], bar)
        #expect(found[0].isNaN)
        #expect(found[1...] == [12, 4, 4])
        var path = PathStorage()
        path.addRoundedRect(
            CGRect(origin: .zero, size: bar),
            radii: CornerRadii(topLeft: .nan, topRight: 12, bottomRight: 4, bottomLeft: 4), style: .circular)
        #expect(!path.isFinite)
    }

    @Test("No two limited radii overlap on a side, and radii that fit remain")
    func neverOverlap() {
        let radii = [0.0, 3, 9, 10, 11, 25, .infinity]
        for a in radii {
            for b in radii {
                for c in radii {
                    let found = fitting([a, b, c, 9], bar)
                    for index in found.indices {
                        let side = index % 2 == 0 ? 90.0 : 20
                        #expect(found[index] + found[(index + 1) % 4] <= side, "\(a), \(b), \(c): \(found)")
                    }
                }
            }
        }
        #expect(fitting([45, 45, 0, 0], CGSize(width: 90, height: 45)) == [45, 45, 0, 0])
    }

    @Test("I0816: the outline begins in the middle of the right side and runs clockwise", arguments: [8.0, 10, 24])
    func start(radius: Double) throws {
        for style in [CornerStyle.circular, .continuous] {
            let path = PathStorage(
                roundedRect: CGRect(x: 5, y: 7, width: 90, height: 20),
                cornerSize: CGSize(width: radius, height: radius), style: style)
            #expect(path.points[0] == CGPoint(x: 95, y: 17))
            let first = try #require(path.contours.first?.segments.first)
            #expect(first.point(at: 0.5).y > 17)
            #expect(path.verbs.last == .close)
        }
    }

    @Test("The outline begins at the end of a corner that covers the middle of the right side")
    func startBesideCorner() {
        func start(_ top: Double, _ bottom: Double) -> CGPoint {
            var path = PathStorage()
            path.addRoundedRect(
                CGRect(origin: .zero, size: bar),
                radii: CornerRadii(topLeft: 0, topRight: top, bottomRight: bottom, bottomLeft: 0), style: .circular)
            return path.points[0]
        }
        #expect(start(12, 6) == CGPoint(x: 90, y: 12))
        #expect(start(0, 14) == CGPoint(x: 90, y: 6))
        #expect(start(20, 0) == CGPoint(x: 90, y: 20))
        #expect(start(4, 8) == CGPoint(x: 90, y: 10))
    }

    /// Apple's dashes begin at 18.54 on the top side, at 80.49 on the bottom one, where they run to the left, and one
    /// ends at 8.97 on the left one: each corner is 0.08 points shorter there (E-CORNER-7).
    @Test("I0816: dashes of 8 points around corners of 8 points begin where Apple's do, within 0.25 points")
    func dashes() {
        let path = PathStorage(
            roundedRect: CGRect(origin: .zero, size: bar), cornerSize: CGSize(width: 8, height: 8), style: .circular)
        let dashes = path.dashed(lengths: [8, 8], phase: 0).contours.map { contour in
            (start: contour.segments[0].point(at: 0), end: contour.segments[contour.segments.count - 1].point(at: 1))
        }
        func has(_ expected: CGPoint, _ end: (CGPoint, CGPoint) -> CGPoint) -> Bool {
            dashes.contains { dash in
                let point = end(dash.start, dash.end)
                return abs(point.x - expected.x) <= 0.25 && abs(point.y - expected.y) <= 0.25
            }
        }
        #expect(has(CGPoint(x: 90, y: 10)) { start, _ in start })
        for x in stride(from: 80.49, to: 8, by: -16) { #expect(has(CGPoint(x: x, y: 20)) { start, _ in start }) }
        #expect(has(CGPoint(x: 0, y: 8.97)) { _, end in end })
        for x in stride(from: 18.54, to: 82, by: 16) { #expect(has(CGPoint(x: x, y: 0)) { start, _ in start }) }
    }
}
