import CoreGraphics
import Testing

@Suite("Reversed paths")
struct PathReversalTests {
    @Test("An open contour starts at its former end; curves swap their control points")
    func openContour() {
        var path = PathStorage()
        path.move(to: CGPoint(x: 0, y: 0))
        path.line(to: CGPoint(x: 10, y: 0))
        path.cubic(
            to: CGPoint(x: 20, y: 10), control1: CGPoint(x: 13, y: 1), control2: CGPoint(x: 19, y: 7))
        path.quad(to: CGPoint(x: 20, y: 30), control: CGPoint(x: 25, y: 20))
        let back = path.reversed
        #expect(back.verbs == [.move, .quad, .cubic, .line])
        #expect(
            back.points == [
                CGPoint(x: 20, y: 30), CGPoint(x: 25, y: 20), CGPoint(x: 20, y: 10), CGPoint(x: 19, y: 7),
                CGPoint(x: 13, y: 1), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 0),
            ])
        #expect(back.reversed == path)
    }

    @Test("A closed contour keeps its start and reverses direction")
    func closedContour() {
        let path = PathStorage(rect: CGRect(x: 0, y: 0, width: 4, height: 3))
        let back = path.reversed
        #expect(back.points.first == path.points.first)
        #expect(back.verbs == [.move, .line, .line, .line, .close])
        #expect(
            back.points == [
                CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 3), CGPoint(x: 4, y: 3), CGPoint(x: 4, y: 0),
            ])
    }

    @Test("Contours are in reverse order, and the outline covers the same area")
    func contours() {
        var path = PathStorage(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(PathStorage(rect: CGRect(x: 20, y: 0, width: 5, height: 5)))
        let back = path.reversed
        #expect(back.points.first == CGPoint(x: 20, y: 0))
        #expect(back.boundingRect == path.boundingRect)
        for point in [CGPoint(x: 5, y: 5), CGPoint(x: 22, y: 2), CGPoint(x: 15, y: 2), CGPoint(x: 0.5, y: 0.5)] {
            #expect(back.contains(point, evenOdd: false) == path.contains(point, evenOdd: false))
        }
    }
}
