import CoreGraphics
import Testing

@Suite("Measures of paths")
struct PathMeasuresTests {
    @Test("Bounds exclude control points that the curve does not reach")
    func tightBounds() {
        var path = PathStorage()
        path.move(to: .zero)
        path.cubic(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 12), control2: CGPoint(x: 10, y: 12))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 9))
        #expect(path.controlRect == CGRect(x: 0, y: 0, width: 10, height: 12))
        #expect(PathStorage().boundingRect.isNull)
    }

    @Test("Two nested squares of one direction: the winding rule fills the inner one, even-odd does not")
    func containment() {
        var path = PathStorage(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15), evenOdd: false))
        #expect(!path.contains(CGPoint(x: 15, y: 15), evenOdd: true))
        #expect(path.contains(CGPoint(x: 5, y: 15), evenOdd: true))
        #expect(!path.contains(CGPoint(x: 31, y: 15), evenOdd: false))
    }

    @Test("The length of a circle of radius 10 is 62.83")
    func circleLength() {
        let circle = PathStorage(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(abs(circle.length - 20 * .pi) < 0.02)
    }

    @Test("A quarter of a circle ends at the bottom, where a quarter of its length is")
    func trimCircle() throws {
        let circle = PathStorage(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let part = circle.trimmed(from: 0, to: 0.25)
        let end = try #require(part.currentPoint)
        #expect(hypot(end.x, end.y - 10) < 1e-6)
        #expect(part.contours.count == 1 && !part.contours[0].isClosed)
        let eighth = try #require(circle.trimmed(from: 0, to: 0.125).currentPoint)
        #expect(hypot(eighth.x - 7.0711, eighth.y - 7.0711) < 0.01)
    }

    @Test("Trimming walks over contours in order and keeps whole ones closed")
    func trimContours() {
        var path = PathStorage(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 100, y: 0, width: 10, height: 10))
        let part = path.trimmed(from: 0, to: 0.75)
        #expect(part.contours.map(\.isClosed) == [true, false])
        #expect(part.boundingRect == CGRect(x: 0, y: 0, width: 110, height: 10))
        #expect(path.trimmed(from: 0, to: 1) == path)
        #expect(path.trimmed(from: 0.6, to: 0.6).isEmpty)
        #expect(path.trimmed(from: 0.8, to: 0.2).isEmpty)
        #expect(path.trimmed(from: .nan, to: 0.125).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 0))
    }

    @Test("Flattening keeps within its tolerance")
    func flattening() {
        let circle = PathStorage(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))
        let flat = circle.straightened(tolerance: 0.1)
        #expect(!flat.verbs.contains(.cubic))
        for contour in flat.contours {
            for segment in contour.segments {
                let middle = segment.point(at: 0.5)
                #expect(abs(hypot(middle.x, middle.y) - 100) < 0.15)
            }
        }
    }

    @Test("A rectangle is recognized, a slanted one is not")
    func recognisesRectangles() {
        let rect = CGRect(x: 3, y: 4, width: 5, height: 6)
        #expect(PathStorage(rect: rect).asRect == rect)
        #expect(PathStorage(rect: rect).applying(CGAffineTransform(rotationAngle: 0.1)).asRect == nil)
        #expect(PathStorage(ellipseIn: rect).asRect == nil)
    }
}
