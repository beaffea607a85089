import Foundation
import RenderModel
import SwiftUI
import Testing

@Suite("Canvas")
@MainActor
struct CanvasTests {
    /// What a canvas of 100 by 50 points draws, below its clip.
    private func drawn(
        _ change: (inout EnvironmentValues) -> Void = { _ in },
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) -> [RenderNode] {
        picture(Canvas(renderer: renderer), change).root.children.first?.children.first?.children ?? []
    }

    private func picture<V: View>(_ view: V, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> RenderTree {
        var renderer = ViewRenderer(size: CGSize(width: 100, height: 50))
        change(&renderer.environment)
        return renderer.render(view)
    }

    /// Contents from a node downward along the first children.
    private func chain(_ node: RenderNode?) -> [RenderNode.Content] {
        guard let node else { return [] }
        return [node.content] + chain(node.children.first)
    }

    private func effects(_ node: RenderNode?) -> [Effect] {
        chain(node).compactMap { if case .effect(let effect) = $0 { effect } else { nil } }
    }

    private func shape(_ node: RenderNode?) -> ShapeContent? {
        for case .shape(let shape) in chain(node) { return shape }
        return nil
    }

    private func paint(_ node: RenderNode?) -> Paint? { shape(node)?.fill.paint }

    private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

    @Test("A canvas takes the proposed size, or ten points, and draws once in its own points")
    func size() {
        let renderer = ViewRenderer(size: CGSize(width: 100, height: 50))
        let canvas = Canvas { _, _ in }
        #expect(renderer.sizeThatFits(canvas, ProposedViewSize(width: 70, height: 30)) == CGSize(width: 70, height: 30))
        #expect(renderer.sizeThatFits(canvas, .unspecified) == CGSize(width: 10, height: 10))
        var sizes: [CGSize] = []
        let square = square
        let tree = picture(
            Canvas { context, size in
                sizes.append(size)
                context.fill(square, with: .color(.red))
            }
            .frame(width: 40, height: 20))
        #expect(sizes == [CGSize(width: 40, height: 20)])
        // The frame's corner is at 30, 15, and what lies below it is cut off.
        #expect(
            effects(tree.root) == [
                .clip(PathStorage(rect: CGRect(x: 30, y: 15, width: 40, height: 20)), evenOdd: false)
            ])
        #expect(shape(tree.root)?.path == PathStorage(rect: CGRect(x: 40, y: 25, width: 20, height: 20)))
    }

    @Test("An empty canvas emits nothing, and one without area is not drawn")
    func empty() {
        #expect(picture(Canvas { _, _ in }).root.children.isEmpty)
        var calls = 0
        _ = picture(Canvas { _, _ in calls += 1 }.frame(width: 0, height: 10))
        #expect(calls == 0)
    }

    @Test("Fills and strokes carry their styles")
    func paths() {
        let square = square
        let nodes = drawn { context, _ in
            context.fill(square, with: .color(.black), style: FillStyle(eoFill: true, antialiased: false))
            context.stroke(square, with: .color(.white), lineWidth: 3)
            context.stroke(square, with: .color(.white), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4]))
        }
        #expect(nodes.count == 3)
        #expect(shape(nodes[0])?.style == .fill(evenOdd: true))
        #expect(shape(nodes[0])?.antialiased == false)
        #expect(paint(nodes[0]) == .color(.black))
        #expect(shape(nodes[1])?.style == .stroke(StrokeGeometry(width: 3)))
        #expect(shape(nodes[2])?.style == .stroke(StrokeGeometry(width: 2, cap: .round, dash: [4])))
    }

    @Test("Shadings: colors, the foreground, and styles over the bounds of the drawing")
    func shadings() {
        let square = square
        let nodes = drawn { context, _ in
            context.fill(square, with: .color(red: 1, green: 0, blue: 0, opacity: 0.5))
            context.fill(square, with: .color(white: 1))
            context.fill(
                square, with: .style(.linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)))
            context.fill(square, with: .palette([.color(.black), .color(.white)]))
        }
        #expect(paint(nodes[0]) == .color(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)))
        #expect(paint(nodes[1]) == .color(.white))
        guard case .linear(_, let from, let to)? = paint(nodes[2]) else { return #expect(Bool(false)) }
        #expect(from == CGPoint(x: 20, y: 10))
        #expect(to == CGPoint(x: 20, y: 30))
        #expect(paint(nodes[3]) == .color(.black))
        let blue = picture(Canvas { context, _ in context.fill(square, with: .foreground) }.foregroundStyle(.black))
        #expect(paint(blue.root) == .color(.black))
    }

    @Test("Gradients use the points of the drawing, also along a line without width")
    func gradients() {
        let gradient = Gradient(colors: [.black, .white])
        let square = square
        let nodes = drawn { context, _ in
            var line = Path()
            line.move(to: CGPoint(x: 5, y: 0))
            line.addLine(to: CGPoint(x: 5, y: 40))
            context.stroke(
                line, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 0, y: 40)), lineWidth: 1)
            context.translateBy(x: 3, y: 4)
            context.fill(
                square, with: .radialGradient(gradient, center: CGPoint(x: 20, y: 20), startRadius: 1, endRadius: 9))
            context.fill(
                square, with: .conicGradient(gradient, center: CGPoint(x: 20, y: 20), angle: .radians(1)))
        }
        guard case .linear(_, let from, let to)? = paint(nodes[0]),
            case .radial(_, let center, let inner, let outer)? = paint(nodes[1]),
            case .angular(_, let hub, let begin, let end)? = paint(nodes[2])
        else { return #expect(Bool(false)) }
        #expect(from == .zero && to == CGPoint(x: 0, y: 40))
        #expect(center == CGPoint(x: 23, y: 24) && inner == 1 && outer == 9)
        #expect(hub == CGPoint(x: 23, y: 24) && begin == 1 && end == 1 + 2 * .pi)
    }

    @Test("A repeated gradient covers the length of its fill with copies; a mirrored one flips every other copy")
    func repeatedGradients() {
        let gradient = Gradient(colors: [.black, .white])
        let square = square
        let points = (from: CGPoint(x: 10, y: 0), to: CGPoint(x: 20, y: 0))
        let nodes = drawn { context, _ in
            context.fill(
                square, with: .linearGradient(gradient, startPoint: points.from, endPoint: points.to, options: .repeat))
            context.fill(
                square, with: .linearGradient(gradient, startPoint: points.from, endPoint: points.to, options: .mirror))
        }
        let colors = nodes.map { node -> [Float] in
            guard case .linear(let ramp, let from, let to)? = paint(node) else { return [] }
            #expect(from == CGPoint(x: 10, y: 0) && to == CGPoint(x: 30, y: 0))
            return ramp.stops.map(\.color.red)
        }
        #expect(colors == [[0, 1, 0, 1], [0, 1, 1, 0]])
    }

    @Test("Colors mixed in linear light are lighter between black and white")
    func linearColor() throws {
        let gradient = Gradient(colors: [.black, .white])
        let square = square
        let nodes = drawn { context, _ in
            context.fill(
                square,
                with: .linearGradient(
                    gradient, startPoint: .zero, endPoint: CGPoint(x: 30, y: 0), options: .linearColor))
        }
        guard case .linear(let ramp, _, _)? = paint(nodes[0]) else { return #expect(Bool(false)) }
        let middle = try #require(ramp.stops.first { $0.location == 0.5 })
        // Half of the light is 188 of 255.
        #expect(abs(middle.color.red - 188 / 255) < 0.003)
    }

    @Test("A copy draws into the same canvas with its own state")
    func copies() {
        let square = square
        let nodes = drawn { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 5, y: 0)
            copy.fill(square, with: .color(.black))
            context.fill(square, with: .color(.white))
        }
        #expect(nodes.count == 2)
        #expect(effects(nodes[0]) == [.opacity(0.5)])
        #expect(shape(nodes[0])?.path == PathStorage(rect: CGRect(x: 15, y: 10, width: 20, height: 20)))
        #expect(effects(nodes[1]).isEmpty)
        #expect(shape(nodes[1])?.path == PathStorage(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
    }

    @Test("Transforms apply before the existing ones; a rotated drawing keeps its points")
    func transforms() {
        let square = square
        var seen: [CGAffineTransform] = []
        let nodes = drawn { context, _ in
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.fill(square, with: .color(.black))
            seen.append(context.transform)
            context.transform = .identity
            context.rotate(by: .degrees(90))
            seen.append(context.transform)
        }
        #expect(effects(nodes[0]) == [.transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))])
        #expect(shape(nodes[0])?.path == PathStorage(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
        #expect(seen[0] == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
        #expect(abs(seen[1].b - 1) < 1e-9 && abs(seen[1].c + 1) < 1e-9)
    }

    @Test("Filters are inside opacity, clips and blend mode, the last one added innermost")
    func order() {
        let square = square
        let nodes = drawn { context, _ in
            context.addFilter(.colorInvert())
            context.addFilter(.blur(radius: 2))
            context.opacity = 0.5
            context.clip(to: square)
            context.blendMode = .multiply
            context.fill(square, with: .color(.black))
        }
        #expect(
            effects(nodes.first) == [
                .isolate, .blend(.multiply), .clip(square.storage, evenOdd: false), .opacity(0.5),
                .colorFilter(.invert),
                .blur(radius: 2, opaque: false),
            ])
    }

    @Test("Filters and clips keep the transform of the time they were added")
    func keptPoints() {
        let square = square
        let nodes = drawn { context, _ in
            context.scaleBy(x: 2, y: 2)
            context.clip(to: square)
            context.addFilter(.shadow(color: .black, radius: 3, x: 1, y: 2))
            context.transform = .identity
            context.fill(square, with: .color(.white))
        }
        #expect(
            effects(nodes.first) == [
                .clip(PathStorage(rect: CGRect(x: 20, y: 20, width: 40, height: 40)), evenOdd: false),
                .shadow(color: .black, radius: 6, offset: CGPoint(x: 2, y: 4)),
            ])
    }

    @Test("Clip bounds start as the canvas' and are in the points of the drawing")
    func clipBounds() {
        let square = square
        var seen: [CGRect] = []
        _ = drawn { context, _ in
            seen.append(context.clipBoundingRect)
            context.clip(to: square)
            context.clip(to: Path(ellipseIn: CGRect(x: 20, y: 0, width: 80, height: 50)))
            context.translateBy(x: 5, y: 5)
            seen.append(context.clipBoundingRect)
            context.clip(to: Path(CGRect(x: 90, y: 90, width: 1, height: 1)))
            seen.append(context.clipBoundingRect)
        }
        #expect(seen[0] == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(seen[1] == CGRect(x: 15, y: 5, width: 10, height: 20))
        #expect(seen[2].isEmpty)
    }

    @Test("Unsupported drawing is reported: filters, blend modes, backdrops, non-finite points")
    func findings() {
        let square = square
        let tree = picture(
            Canvas { context, _ in
                context.fill(square, with: .backdrop)
                context.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), with: .color(.red))
                context.addFilter(.alphaThreshold(min: 0.5))
                context.blendMode = .xor
                context.fill(square, with: .color(.red))
                context.scaleBy(x: .infinity, y: 1)
                context.fill(square, with: .color(.red))
            })
        #expect(
            tree.diagnostics.map(\.subject) == [
                "GraphicsContext.Shading.backdrop", "Canvas", "GraphicsContext.Filter.alphaThreshold",
                "GraphicsContext.BlendMode", "GraphicsContext.transform",
            ])
        #expect(tree.validate().isEmpty)
    }

    @Test("A layer starts with a fresh state but the same points, and is drawn with the outer state")
    func layers() {
        let square = square
        let nodes = drawn { context, _ in
            context.opacity = 0.5
            context.translateBy(x: 1, y: 1)
            context.drawLayer { layer in
                #expect(layer.opacity == 1)
                layer.fill(square, with: .color(.black))
                layer.blendMode = .destinationOut
                layer.fill(square, with: .color(.black))
            }
        }
        #expect(nodes.count == 1)
        #expect(effects(nodes[0]) == [.opacity(0.5), .isolate])
        #expect(shape(nodes[0])?.path == PathStorage(rect: CGRect(x: 11, y: 11, width: 20, height: 20)))
    }

    @Test("A clip to a layer is a mask; an inverse one covers the rest of the canvas")
    func masks() {
        let square = square
        let nodes = drawn { context, _ in
            var inside = context
            inside.clipToLayer { $0.fill(square, with: .color(.black)) }
            inside.fill(square, with: .color(.white))
            var outside = context
            outside.clip(to: square, options: .inverse)
            outside.fill(square, with: .color(.white))
        }
        guard case .mask(let kept)? = effects(nodes[0]).first, case .mask(let rest)? = effects(nodes[1]).first
        else { return #expect(Bool(false)) }
        #expect(shape(kept)?.path == square.storage)
        #expect(effects(rest) == [.isolate])
        #expect(rest.children.first?.children.map { effects($0) } == [[], [.blend(.destinationOut)]])
    }

    @Test("Core Graphics uses the same points")
    func coreGraphics() {
        let nodes = drawn { context, _ in
            context.translateBy(x: 10, y: 10)
            context.withCGContext { $0.fill(CGRect(x: -5, y: 0, width: 5, height: 5)) }
        }
        #expect(shape(nodes.first)?.path == PathStorage(rect: CGRect(x: 5, y: 10, width: 5, height: 5)))
    }
}
