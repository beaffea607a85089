import CoreGraphics
import Testing
import _Testing_CoreGraphics

@testable import Charts

@Suite("Lines from point to point")
struct CurveTests {
    private let points = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0)]

    private func path(_ method: InterpolationMethod) -> PathStorage {
        var path = PathStorage()
        CurvePath(points: points, method: method, axis: .horizontal).append(to: &path, continuing: false)
        return path
    }

    @Test("Straight lines and steps")
    func straight() {
        #expect(path(.linear).points == points)
        #expect(
            path(.stepStart).points.map(\.y).map(Double.init) == [0, 0, 10, 10, 10, 10, 10, 10, 0, 0])
        #expect(path(.stepEnd).points[1] == CGPoint(x: 10, y: 0))
        #expect(path(.stepCenter).points[1] == CGPoint(x: 5, y: 0))
    }

    @Test("Every curve goes through all points")
    func through() {
        for method in [InterpolationMethod.monotone, .catmullRom, .cardinal, .cardinal(tension: 0.5)] {
            let ends = stride(from: 0, to: path(method).points.count, by: 3).map { path(method).points[$0] }
            #expect(ends == points)
        }
    }

    @Test("A monotone curve stays between its points, a Catmull-Rom curve swings over a plateau")
    func overshoot() {
        #expect(path(.monotone).straightened().boundingRect.maxY <= 10.0001)
        #expect(path(.catmullRom).straightened().boundingRect.maxY > 10.5)
    }

    @Test("Coincident points produce no curve")
    func duplicates() {
        var path = PathStorage()
        let twice = [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 9, y: 1)]
        for method in [InterpolationMethod.monotone, .catmullRom, .cardinal] {
            CurvePath(points: twice, method: method, axis: .horizontal).append(to: &path, continuing: false)
        }
        #expect(path.isFinite)
    }

    @Test("A full ring has a hole; an inset sector has straight edges at the inset's distance")
    func sectors() {
        let ring = SectorPath(
            center: .zero, inner: 5, outer: 10, start: 0, end: 2 * .pi, inset: 0, cornerRadius: 0)
        #expect(ring.path.contains(CGPoint(x: 7, y: 0), evenOdd: false))
        #expect(!ring.path.contains(CGPoint(x: 1, y: 1), evenOdd: false))
        let slice = SectorPath(
            center: .zero, inner: 0, outer: 10, start: 0, end: .pi / 2, inset: 1, cornerRadius: 0)
        #expect(slice.path.contains(CGPoint(x: 1.1, y: -5), evenOdd: false))
        #expect(!slice.path.contains(CGPoint(x: 0.9, y: -5), evenOdd: false))
        #expect(!slice.path.contains(CGPoint(x: 5, y: -0.9), evenOdd: false))
        let thin = SectorPath(center: .zero, inner: 0, outer: 10, start: 0, end: 0.01, inset: 2, cornerRadius: 0)
        #expect(thin.path.isEmpty)
    }
}
