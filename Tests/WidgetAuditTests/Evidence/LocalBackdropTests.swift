import CoreGraphics
import RenderModel
import Testing

@testable import WidgetAudit

@Suite("Colors behind text")
struct LocalBackdropTests {
    private static let point = CGPoint(x: 30, y: 55)

    private static func color(behind nodes: [RenderNode], background: RenderNode? = Sample.background()) -> RGBA? {
        let picture = Sample.picture(Sample.tree(nodes + [Sample.text("Rain")], background: background))
        return LocalBackdrop(picture: picture).color(behind: picture.elements.count - 1, at: point)
    }

    @Test("A translucent shape is mixed with what is behind it")
    func mixed() throws {
        let shape = Sample.shape(Sample.rect(0, 0, 158, 158), RGBA.black.opacity(0.5))
        let color = try #require(Self.color(behind: [shape]))
        #expect(abs(color.red - 0.5) < 0.001)
    }

    @Test("A shape next to the point has no effect")
    func elsewhere() {
        #expect(Self.color(behind: [Sample.shape(Sample.rect(100, 0, 20, 158), .black)]) == .white)
    }

    @Test("Nothing is known where the place shows through")
    func transparent() {
        #expect(Self.color(behind: [], background: nil) == nil)
    }

    @Test("A gradient has its colors at the stops and a mixture between them")
    func gradient() throws {
        let ramp = ColorRamp(
            stops: [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
            interpolation: .device)
        let paint = Paint.linear(ramp, from: .zero, to: CGPoint(x: 100, y: 0))
        #expect(paint.color(at: .zero) == .black)
        #expect(paint.color(at: CGPoint(x: 200, y: 0)) == .white)
        #expect(abs(try #require(paint.color(at: CGPoint(x: 25, y: 9))).green - 0.25) < 0.001)
    }

    @Test("An elliptical gradient reaches its last color at the sides of its frame")
    func ellipse() throws {
        let ramp = ColorRamp(
            stops: [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
            interpolation: .device)
        let frame = Sample.rect(0, 0, 200, 100)
        let paint = Paint.elliptical(ramp, frame: frame, center: CGPoint(x: 100, y: 50), from: 0, to: 1)
        #expect(paint.color(at: CGPoint(x: 100, y: 50)) == .black)
        #expect(paint.color(at: CGPoint(x: 200, y: 50)) == .white)
        #expect(abs(try #require(paint.color(at: CGPoint(x: 100, y: 75))).green - 0.5) < 0.001)
    }

    @Test("Black on white has the contrast 21, and equal colors have 1")
    func contrast() {
        #expect(abs(RGBA.black.contrast(to: .white) - 21) < 0.01)
        #expect(RGBA.white.contrast(to: .white) == 1)
    }
}
