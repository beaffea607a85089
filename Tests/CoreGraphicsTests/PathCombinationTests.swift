import CoreGraphics
import Testing

@Suite("Combinations of paths")
struct PathCombinationTests {
    private let left = PathStorage(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let right = PathStorage(rect: CGRect(x: 10, y: 5, width: 20, height: 10))
    private let circle = PathStorage(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20))

    private func area(_ path: PathStorage) -> Double {
        path.contours.reduce(0) { sum, contour in
            contour.segments.reduce(sum) { $0 + ($1.start.x * $1.end.y - $1.end.x * $1.start.y) / 2 }
        }
    }

    @Test("Areas of two overlapping rectangles")
    func rectangles() {
        #expect(area(left.combined(with: right, .union, evenOdd: false)) == 500)
        #expect(area(left.combined(with: right, .intersection, evenOdd: false)) == 100)
        #expect(area(left.combined(with: right, .subtraction, evenOdd: false)) == 300)
        #expect(area(left.combined(with: right, .symmetricDifference, evenOdd: false)) == 400)
        #expect(
            left.combined(with: right, .intersection, evenOdd: false).boundingRect
                == CGRect(x: 10, y: 5, width: 10, height: 10))
    }

    @Test("Rectangles that share an edge become one; equal ones cancel out")
    func sharedEdges() {
        let beside = PathStorage(rect: CGRect(x: 20, y: 0, width: 10, height: 20))
        let joined = left.combined(with: beside, .union, evenOdd: false)
        #expect(joined.contours.count == 1 && area(joined) == 600)
        #expect(left.combined(with: beside, .intersection, evenOdd: false).isEmpty)
        #expect(left.combined(with: left, .subtraction, evenOdd: false).isEmpty)
        #expect(area(left.combined(with: left, .union, evenOdd: false)) == 400)
    }

    @Test("A hole is cut, and separate contours stay separate")
    func holes() {
        let small = PathStorage(rect: CGRect(x: 5, y: 5, width: 5, height: 5))
        let frame = left.combined(with: small, .subtraction, evenOdd: false)
        #expect(frame.contours.count == 2 && area(frame) == 375)
        #expect(!frame.contains(CGPoint(x: 7, y: 7), evenOdd: false))
        let far = PathStorage(rect: CGRect(x: 50, y: 0, width: 5, height: 5))
        #expect(left.combined(with: far, .union, evenOdd: false).contours.count == 2)
    }

    @Test("Curves are followed within a hundredth of a point")
    func curves() {
        let disc = Double.pi * 100
        #expect(abs(area(circle.combined(with: PathStorage(), .union, evenOdd: false)) - disc) < 0.6)
        #expect(abs(area(left.combined(with: circle, .union, evenOdd: false)) - (400 + disc / 2)) < 0.6)
        #expect(abs(area(left.combined(with: circle, .intersection, evenOdd: false)) - disc / 2) < 0.6)
        let circles = circle.combined(
            with: PathStorage(ellipseIn: CGRect(x: 20, y: 0, width: 20, height: 20)), .intersection, evenOdd: false)
        // Two discs of radius 10, one radius apart: a lens of r² (2π/3 − √3/2).
        #expect(abs(area(circles) - 100 * (2 * .pi / 3 - 3.0.squareRoot() / 2)) < 0.6)
    }

    @Test("Combining empty paths gives an empty path")
    func empty() {
        #expect(PathStorage().combined(with: PathStorage(), .union, evenOdd: false).isEmpty)
        #expect(area(PathStorage().combined(with: left, .symmetricDifference, evenOdd: true)) == 400)
    }
}
