import RenderModel
import SwiftUI
import Testing

@Suite("Shapes")
@MainActor
struct ShapeTests {
    private func shapes<V: View>(
        _ view: V, width: CGFloat = 100, height: CGFloat = 50, scale: CGFloat = 1,
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> [ShapeContent] {
        var renderer = ViewRenderer(size: CGSize(width: width, height: height))
        renderer.environment.displayScale = scale
        change(&renderer.environment)
        return renderer.render(view).root.shapes
    }

    @Test("N1234, N1235: insetting a rounded rectangle reduces its radius; too large an inset leaves nothing")
    func insetRoundedRectangle() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        let inset = RoundedRectangle(cornerRadius: 10).inset(by: 5).path(in: rect)
        #expect(inset == Path(roundedRect: CGRect(x: 5, y: 5, width: 90, height: 40), cornerRadius: 5))
        #expect(RoundedRectangle(cornerRadius: 10).inset(by: 60).path(in: rect).isEmpty)
        let twice = RoundedRectangle(cornerRadius: 10).inset(by: 2).inset(by: 3).path(in: rect)
        #expect(twice == inset)
    }

    @Test("A circle is centered and prefers a square")
    func circle() {
        #expect(
            Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 50)).boundingRect
                == CGRect(x: 25, y: 0, width: 50, height: 50))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 80)) == CGSize(width: 30, height: 30))
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 10))
    }

    @Test("A shape as a view fills its frame with the foreground, under its own name")
    func asView() throws {
        struct Half: Shape {
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
        }
        let tree = ViewRenderer(size: CGSize(width: 100, height: 50)).render(Half())
        let node = try #require(tree.root.children.first)
        #expect(node.viewType == "Half")
        #expect(node.shapes.first?.path.asRect == CGRect(x: 0, y: 0, width: 50, height: 50))
        let mirrored = shapes(Half()) { $0.layoutDirection = .rightToLeft }
        #expect(mirrored.first?.path.asRect == CGRect(x: 50, y: 0, width: 50, height: 50))
    }

    @Test("A stroke keeps the path, a border is drawn inside")
    func strokes() throws {
        let stroke = try #require(shapes(Rectangle().stroke(.red, lineWidth: 4)).first)
        #expect(stroke.path.asRect == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(stroke.style == .stroke(StrokeGeometry(width: 4)))
        let border = try #require(shapes(Rectangle().strokeBorder(.red, lineWidth: 4)).first)
        #expect(border.path.asRect == CGRect(x: 2, y: 2, width: 96, height: 46))
        let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [2, 1], dashPhase: 1)
        let dashed = try #require(shapes(Circle().stroke(.red, style: style, antialiased: false)).first)
        #expect(
            dashed.style
                == .stroke(StrokeGeometry(width: 3, cap: .round, join: .bevel, dash: [2, 1], dashPhase: 1)))
        #expect(!dashed.antialiased)
    }

    @Test("The stroke of a shape is a shape itself")
    func strokeAsShape() throws {
        let ring = try #require(shapes(Circle().stroke(lineWidth: 4).fill(.red), width: 50).first)
        #expect(ring.style == .fill(evenOdd: false))
        #expect(!ring.path.contains(CGPoint(x: 25, y: 25), evenOdd: false))
        #expect(abs(ring.path.boundingRect.minX + 2) < 0.05)
    }

    @Test("A fill and strokes can be chained and are drawn in order")
    func chained() {
        let layers = shapes(Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green, lineWidth: 1))
        #expect(
            layers.map(\.style) == [
                .fill(evenOdd: false), .stroke(StrokeGeometry(width: 2)), .stroke(StrokeGeometry(width: 1)),
            ])
    }

    @Test("Half-pixel origins round up, whole sizes are kept")
    func snapping() {
        let half = Rectangle().frame(width: 11, height: 10)
        #expect(shapes(half, width: 20, height: 20).first?.path.asRect == CGRect(x: 5, y: 5, width: 11, height: 10))
        #expect(
            shapes(half, width: 20, height: 20, scale: 2).first?.path.asRect
                == CGRect(x: 4.5, y: 5, width: 11, height: 10))
    }

    @Test("Shapes can be trimmed, rotated, scaled and moved")
    func modifiedShapes() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        func bounds<S: Shape>(_ shape: S) -> CGRect { shape.path(in: rect).boundingRect }
        #expect(bounds(Rectangle().offset(x: 3, y: 4)) == CGRect(x: 3, y: 4, width: 40, height: 20))
        #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 10, y: 5, width: 20, height: 10))
        let turned = bounds(Rectangle().rotation(.degrees(90)))
        #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.height - 40) < 1e-9)
        #expect(bounds(Rectangle().trim(from: 0, to: 1.0 / 3)) == CGRect(x: 0, y: 0, width: 40, height: 0))
        #expect(bounds(Rectangle().size(width: 5, height: 6)) == CGRect(x: 0, y: 0, width: 5, height: 6))
        #expect(bounds(Capsule().transform(CGAffineTransform(scaleX: 2, y: 2))).width == 80)
        #expect(bounds(AnyShape(Circle())) == CGRect(x: 10, y: 0, width: 20, height: 20))
    }

    @Test("F-112: content follows its container's corners, less its distance to them")
    func containerRelative() throws {
        let view = ContainerRelativeShape().padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
        let inner = try #require(shapes(view, width: 100, height: 100).first)
        let expected = PathStorage(
            roundedRect: CGRect(x: 8, y: 8, width: 84, height: 84), cornerSize: CGSize(width: 12, height: 12),
            style: .continuous)
        #expect(inner.path.points.count == expected.points.count)
        for (a, b) in zip(inner.path.points, expected.points) {
            #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9)
        }
        let free = try #require(shapes(ContainerRelativeShape()).first)
        #expect(free.path.asRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test("A path parses its own description and enumerates its elements")
    func path() throws {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 15, y: 5))
        path.closeSubpath()
        #expect(path.description == "0 0 m 10 0 l 15 5 10 10 q h")
        #expect(try #require(Path(path.description)) == path)
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        #expect(elements.count == 4 && elements[3] == .closeSubpath)
        #expect(elements[2] == .quadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 15, y: 5)))
        #expect(path.contains(CGPoint(x: 9, y: 5)) && !path.contains(CGPoint(x: 1, y: 9)))
        #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 15, height: 10))
    }

    @Test("A path with non-finite coordinates is omitted and reported")
    func invalidPath() {
        struct Broken: Shape {
            func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: rect.height / 0 * 0, width: 5, height: 5)) }
        }
        let tree = ViewRenderer(size: CGSize(width: 10, height: 10)).render(Broken())
        #expect(tree.root.shapes.isEmpty && tree.validate().isEmpty)
        #expect(tree.diagnostics.map(\.code) == [.invalidGeometry])
        #expect(tree.diagnostics.map(\.subject) == ["Broken"])
    }
}
