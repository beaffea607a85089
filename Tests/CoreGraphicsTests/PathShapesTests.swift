import CoreGraphics
import Testing

@Suite("Shapes as paths")
struct PathShapesTests {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

    @Test("N1232: a corner of 30x30 in 100x50 is limited to 25x25")
    func limitsEqualRadii() {
        let limited = PathStorage(roundedRect: rect, cornerSize: CGSize(width: 30, height: 30), style: .circular)
        let expected = PathStorage(roundedRect: rect, cornerSize: CGSize(width: 25, height: 25), style: .circular)
        #expect(limited == expected)
        #expect(limited.boundingRect == rect)
    }

    @Test("N1233: a corner of 40x10 in 100x50 is limited to 25x10")
    func limitsUnequalRadii() {
        let limited = PathStorage(roundedRect: rect, cornerSize: CGSize(width: 40, height: 10), style: .circular)
        #expect(limited.points.contains(CGPoint(x: 25, y: 0)))
        #expect(limited.points.contains(CGPoint(x: 0, y: 10)))
    }

    @Test("N1102–N1127: a continuous corner starts 1.45 to 1.53 radii from the vertex and lies inside the circular arc")
    func continuousCorner() throws {
        let side = CGRect(x: 0, y: 0, width: 200, height: 200)
        let size = CGSize(width: 40, height: 40)
        let smooth = PathStorage(roundedRect: side, cornerSize: size, style: .continuous)
        let onTop = smooth.contours[0].segments.compactMap { segment -> CGPoint? in
            if case .line(let a, _) = segment, a.y == 0 { return a }
            return nil
        }
        let leave = try #require(onTop.first)
        #expect(leave.x / 40 > 1.45 && leave.x / 40 < 1.54)
        // On the diagonal the two agree to a hundredth of the radius.
        let circular = PathStorage(roundedRect: side, cornerSize: size, style: .circular)
        func depth(_ path: PathStorage) -> Double {
            (0..<4000).map { Double($0) / 100 }.first { path.contains(CGPoint(x: $0, y: $0), evenOdd: false) } ?? 0
        }
        #expect(abs(depth(smooth) - depth(circular)) < 0.4)
        // Next to it, where a circle has not started to bend yet, the continuous corner already has.
        #expect(circular.contains(CGPoint(x: 44, y: 0.05), evenOdd: false))
        #expect(!smooth.contains(CGPoint(x: 44, y: 0.05), evenOdd: false))
    }

    @Test("A continuous corner with no room on one side stays within 1.4 % of a circle's radius")
    func continuousCapsuleEnd() {
        let oblong = CGRect(x: 0, y: 0, width: 101, height: 100)
        let path = PathStorage(roundedRect: oblong, cornerSize: CGSize(width: 50, height: 50), style: .continuous)
        #expect(path.boundingRect == oblong)
        for step in 90...270 {
            let angle = Double(step) * .pi / 180
            let inside = CGPoint(x: 50 + 49.3 * cos(angle), y: 50 + 49.3 * sin(angle))
            let outside = CGPoint(x: 50 + 50.1 * cos(angle), y: 50 + 50.1 * sin(angle))
            #expect(path.contains(inside, evenOdd: false) && !path.contains(outside, evenOdd: false))
        }
    }

    /// Apple's pictures of a capsule of 100 by 100 points (I0253, I0254, I0269, I0270) are those of a circle (I0245) to
    /// the last pixel.
    @Test("Continuous corners with no room on either side are circular: a capsule in a square is a circle")
    func continuousCircle() {
        let square = CGRect(x: 0, y: 0, width: 100, height: 100)
        let radius = CGSize(width: 50, height: 50)
        let smooth = PathStorage(roundedRect: square, cornerSize: radius, style: .continuous)
        #expect(smooth == PathStorage(roundedRect: square, cornerSize: radius, style: .circular))
    }

    @Test("An ellipse touches its rectangle and stays within 0.03 % of the true curve")
    func ellipse() {
        let path = PathStorage(ellipseIn: rect)
        #expect(path.boundingRect == rect)
        for contour in path.contours {
            for segment in contour.segments {
                for step in 0...20 {
                    let point = segment.point(at: Double(step) / 20)
                    let radius = hypot((point.x - 50) / 50, (point.y - 25) / 25)
                    #expect(abs(radius - 1) < 3e-4)
                }
            }
        }
    }

    @Test(
        "An arc sweeps in the given direction, in Apple's sense of clockwise",
        arguments: [
            (0.0, 90.0, false, 90.0), (0, 90, true, -270), (90, 0, true, -90), (90, 0, false, 270),
            (0, 360, false, 360), (0, 360, true, -360), (-90, 270, false, 360), (0, 450, false, 360),
            (0, 0, false, 0), (30, 30, true, 0), (180, 0, false, 180),
        ])
    func arcs(start: Double, end: Double, clockwise: Bool, sweep: Double) throws {
        let radians = Double.pi / 180
        var arc = PathStorage()
        arc.addArc(
            center: .zero, radius: 10, startAngle: start * radians, endAngle: end * radians, clockwise: clockwise)
        var expected = PathStorage()
        expected.addRelativeArc(center: .zero, radius: 10, startAngle: start * radians, delta: sweep * radians)
        #expect(arc.verbs == expected.verbs)
        for (a, b) in zip(arc.points, expected.points) { #expect(hypot(a.x - b.x, a.y - b.y) < 1e-9) }
        #expect(abs(arc.length - abs(sweep) * radians * 10) < 0.02)
    }

    @Test("An arc continues the contour with a straight segment")
    func arcJoins() {
        var path = PathStorage()
        path.move(to: .zero)
        path.addArc(center: CGPoint(x: 20, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(path.verbs == [.move, .line, .cubic, .cubic])
        #expect(path.points[1] == CGPoint(x: 25, y: 0))
    }

    @Test("An arc between tangents touches both lines")
    func tangentArc() throws {
        var path = PathStorage()
        path.move(to: .zero)
        path.addArc(tangent1: CGPoint(x: 10, y: 0), tangent2: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.points[1].x - 6) < 1e-9 && abs(path.points[1].y) < 1e-9)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
    }

    @Test("The text form reads back as the same path")
    func textForm() throws {
        var path = PathStorage(roundedRect: rect, cornerSize: CGSize(width: 8, height: 8), style: .circular)
        path.move(to: CGPoint(x: 1, y: 2.5))
        path.quad(to: CGPoint(x: 3, y: 4), control: CGPoint(x: -1, y: 0))
        let text = path.textualForm
        let read = try #require(PathStorage(textualForm: text))
        #expect(read.textualForm == text)
        #expect(PathStorage(textualForm: "0 0 m 10 0 l 10 10 l h")?.verbs == [.move, .line, .line, .close])
        #expect(PathStorage(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).textualForm == "1 2 m 4 2 l 4 6 l 1 6 l h")
        #expect(PathStorage(textualForm: "1 2 3 4 re") == PathStorage(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
    }

    @Test("Text that is not a path is rejected", arguments: ["0 0", "0 0 l", "0 m", "0 0 m x", "0 0 m 1 1 1 l", "h"])
    func badText(text: String) {
        #expect(PathStorage(textualForm: text) == nil)
    }
}
