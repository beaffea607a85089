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

    @Test("I0805: an infinite radius is drawn as one that does not fit, without a finding")
    func infiniteRadii() throws {
        let rect = CGRect(x: 0, y: 0, width: 90, height: 20)
        let infinite = CGFloat.infinity
        let radii = RectangleCornerRadii(
            topLeading: infinite, bottomLeading: infinite, bottomTrailing: infinite, topTrailing: infinite)
        for style in [RoundedCornerStyle.circular, .continuous] {
            let capsule = Capsule(style: style).path(in: rect)
            #expect(UnevenRoundedRectangle(cornerRadii: radii, style: style).path(in: rect) == capsule)
            #expect(RoundedRectangle(cornerRadius: infinite, style: style).path(in: rect) == capsule)
            let inner = rect.insetBy(dx: 2, dy: 2)
            let smaller = Capsule(style: style).path(in: inner)
            #expect(UnevenRoundedRectangle(cornerRadii: radii, style: style).inset(by: 2).path(in: rect) == smaller)
            #expect(RoundedRectangle(cornerRadius: infinite, style: style).inset(by: 2).path(in: rect) == smaller)
        }
        #expect(ConcentricRectangle(corners: .fixed(infinite)).path(in: rect) == Capsule().path(in: rect))
        for view in [
            AnyView(Color.red.clipShape(.rect(cornerRadii: radii))),
            AnyView(Color.red.clipShape(.rect(topLeadingRadius: infinite, bottomTrailingRadius: infinite))),
            AnyView(Color.red.cornerRadius(infinite)),
            AnyView(UnevenRoundedRectangle(cornerRadii: radii).strokeBorder(.red, lineWidth: 2)),
        ] {
            let tree = ViewRenderer(size: rect.size).render(view)
            #expect(tree.diagnostics.isEmpty)
            #expect(!tree.root.shapes.isEmpty)
        }
    }

    @Test("An inset of radii that do not fit is parallel: each is its limited radius less the inset")
    func insetOfLargeRadii() {
        let rect = CGRect(x: 0, y: 0, width: 90, height: 20)
        func inner(_ topLeading: CGFloat, _ bottomLeading: CGFloat) -> Path {
            UnevenRoundedRectangle(
                topLeadingRadius: topLeading, bottomLeadingRadius: bottomLeading, style: .circular
            ).inset(by: 2).path(in: rect)
        }
        #expect(inner(12, 9) == inner(11, 9))
        #expect(inner(24, 18) == inner(10, 10))
        #expect(inner(24, 0) == inner(20, 0))
        #expect(inner(11, 9) != inner(10, 10))
    }

    @Test("I0816: a trimmed rounded shape begins in the middle of its right side and runs clockwise")
    func trimmedRoundShapes() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        func bounds(_ shape: some Shape) -> CGRect { shape.trim(from: 0, to: 0.25).path(in: rect).boundingRect }
        for found in [
            bounds(RoundedRectangle(cornerRadius: 8, style: .circular)), bounds(RoundedRectangle(cornerRadius: 8)),
            bounds(Capsule()), bounds(Circle()), bounds(Ellipse()),
            bounds(UnevenRoundedRectangle(bottomTrailingRadius: 8)),
        ] {
            #expect(abs(found.minY - 20) < 0.01 && abs(found.maxY - 40) < 0.01 && abs(found.maxX - 40) < 0.01)
            #expect(found.minX > 12 && found.minX < 20.1)
        }
        #expect(bounds(Rectangle()) == CGRect(x: 0, y: 0, width: 40, height: 0))
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

    @Test("Content in a container of radii that do not fit follows the radii that the container is drawn with")
    func containerOfLargeRadii() throws {
        func corners(_ container: some InsettableShape) throws -> PathStorage {
            let content = ContainerRelativeShape().frame(width: 40, height: 40)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).padding(4)
            return try #require(shapes(content.containerShape(container), width: 200, height: 60).first).path
        }
        let limited = try corners(RoundedRectangle(cornerRadius: 30, style: .circular))
        #expect(try corners(RoundedRectangle(cornerRadius: 500, style: .circular)) == limited)
        #expect(
            try corners(
                UnevenRoundedRectangle(
                    topLeadingRadius: .infinity, bottomLeadingRadius: 500, bottomTrailingRadius: 500,
                    topTrailingRadius: .infinity, style: .circular)) == limited)
        // The corner near that of the container is round, the one away from its sides is not.
        let bounds = limited.boundingRect
        #expect(!limited.contains(CGPoint(x: bounds.minX + 2, y: bounds.minY + 2), evenOdd: false))
        #expect(limited.contains(CGPoint(x: bounds.maxX - 0.1, y: bounds.maxY - 0.1), evenOdd: false))
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
