import Foundation
import RenderModel
import SwiftUI
import Testing

@Suite("Texts, images and symbols in a canvas")
@MainActor
struct CanvasContentTests {
    private func picture<V: View>(_ view: V) -> RenderTree {
        ViewRenderer(size: CGSize(width: 100, height: 50)).render(view)
    }

    private func all(_ node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(all) }

    private func texts(_ tree: RenderTree) -> [TextContent] {
        all(tree.root).compactMap { if case .text(let text) = $0.content { text } else { nil } }
    }

    @Test("A resolved text is as large as the text's view, with its baselines")
    func measures() {
        let text = Text(verbatim: "Hello canvas").font(.system(size: 20))
        var seen: [CGSize] = []
        var lines: [CGFloat] = []
        _ = picture(
            Canvas { context, _ in
                let resolved = context.resolve(text)
                seen = [resolved.measure(in: CGSize(width: 500, height: 500))]
                seen.append(resolved.measure(in: CGSize(width: 80, height: 500)))
                lines = [
                    resolved.firstBaseline(in: CGSize(width: 80, height: 500)),
                    resolved.lastBaseline(in: CGSize(width: 80, height: 500)),
                ]
            })
        let renderer = ViewRenderer(size: CGSize(width: 100, height: 50))
        #expect(seen[0] == renderer.sizeThatFits(text, .unspecified))
        #expect(seen[1] == renderer.sizeThatFits(text, ProposedViewSize(width: 80, height: 500)))
        #expect(seen[1].height > seen[0].height * 1.5)
        #expect(lines[0] > 10 && lines[0] < seen[0].height)
        #expect(lines[1] > seen[0].height && lines[1] < seen[1].height)
    }

    @Test("A text is placed with its anchor at the point, or wraps from the rectangle's corner")
    func places() throws {
        let text = Text(verbatim: "one two three").font(.system(size: 10))
        let tree = picture(
            Canvas { context, _ in
                context.draw(text, at: CGPoint(x: 90, y: 20), anchor: .topTrailing)
                context.draw(text, in: CGRect(x: 5, y: 6, width: 40, height: 44))
            })
        let frames = all(tree.root).filter { if case .text = $0.content { true } else { false } }.map(\.frame)
        #expect(frames[0].maxX == 90 && frames[0].minY == 20)
        #expect(frames[1].origin == CGPoint(x: 5, y: 6))
        #expect(texts(tree).map(\.lines.count) == [1, 2])
    }

    @Test("The canvas' environment reaches texts; a shading colors content without its own color")
    func textStyles() throws {
        let tree = picture(
            Canvas { context, _ in
                context.draw(Text(verbatim: "a"), at: .zero)
                var resolved = context.resolve(Text(verbatim: "b") + Text(verbatim: "c").foregroundColor(.black))
                resolved.shading = .color(.white)
                context.draw(resolved, at: CGPoint(x: 50, y: 25))
            }
            .font(.system(size: 31)).foregroundStyle(.black))
        let runs = texts(tree).map { $0.lines.flatMap(\.runs) }
        #expect(runs[0].map(\.fill.paint) == [.color(.black)])
        #expect(runs[1].map(\.fill.paint) == [.color(.white), .color(.black)])
        #expect(tree.fonts.map(\.size) == [31])
    }

    @Test("A gradient over text uses the canvas' points")
    func textGradient() throws {
        let tree = picture(
            Canvas { context, _ in
                var resolved = context.resolve(Text(verbatim: "gradient"))
                resolved.shading = .linearGradient(
                    Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 0, y: 0),
                    endPoint: CGPoint(x: 100, y: 0))
                context.draw(resolved, at: CGPoint(x: 50, y: 25))
            })
        guard case .linear(_, let from, let to)? = texts(tree).first?.lines.first?.runs.first?.fill.paint
        else { return #expect(Bool(false)) }
        #expect(abs(from.x) < 0.01 && abs(to.x - 100) < 0.01)
    }

    @Test("Canvas content is neither spoken nor interactive, and its times are static")
    func pictureOnly() {
        let date = Date(timeIntervalSinceReferenceDate: 60)
        let tree = picture(
            Canvas { context, _ in
                context.draw(Text(date, style: .timer), at: CGPoint(x: 50, y: 25))
                if let link = context.resolveSymbol(id: 1) { context.draw(link, at: .zero) }
            } symbols: {
                if let url = URL(string: "https://example.com") {
                    Link(destination: url) { Text(verbatim: "go") }.tag(1)
                }
            })
        #expect(texts(tree).count == 2)
        #expect(all(tree.root).allSatisfy { $0.semantics == nil })
        #expect(texts(tree).allSatisfy { $0.dynamicDate == nil && $0.setting.isEmpty })
    }

    @Test("Symbols are found by their tags, laid out at their ideal size, and scaled to a rectangle")
    func symbols() throws {
        var sizes: [CGSize?] = []
        let tree = picture(
            Canvas { context, _ in
                sizes = [context.resolveSymbol(id: "box")?.size, context.resolveSymbol(id: "none")?.size]
                guard let box = context.resolveSymbol(id: "box") else { return }
                context.draw(box, at: CGPoint(x: 50, y: 25))
                context.draw(box, in: CGRect(x: 10, y: 5, width: 20, height: 20))
            } symbols: {
                Rectangle().fill(.black).frame(width: 10, height: 5).tag("box")
                Circle().tag("other")
            })
        #expect(sizes == [CGSize(width: 10, height: 5), nil])
        let shapes = all(tree.root).compactMap { if case .shape(let shape) = $0.content { shape } else { nil } }
        #expect(shapes.first?.path == PathStorage(rect: CGRect(x: 45, y: 23, width: 10, height: 5)))
        let transforms = all(tree.root).compactMap {
            if case .effect(.transform(let transform)) = $0.content { transform } else { nil }
        }
        #expect(transforms == [CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 10, ty: 5)])
    }

    @Test("Images are drawn at their size or scaled to a rectangle, symbols in the shading")
    func images() throws {
        let pixels = [UInt8](repeating: 255, count: 4 * 2 * 4)
        let image = Image(
            source: .picture(
                ImageResource(name: "white", pixelWidth: 4, pixelHeight: 2, bytes: pixels, format: .rawRGBA), scale: 1))
        var size = CGSize.zero
        let tree = picture(
            Canvas { context, _ in
                let resolved = context.resolve(image)
                size = resolved.size
                context.draw(resolved, at: CGPoint(x: 50, y: 25), anchor: .topLeading)
                context.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 30))
                var star = context.resolve(Image(systemName: "star.fill"))
                star.shading = .color(.black)
                context.draw(star, at: CGPoint(x: 80, y: 20))
                context.fill(
                    Path(CGRect(x: 0, y: 40, width: 9, height: 9)),
                    with: .tiledImage(image, origin: CGPoint(x: 1, y: 2)))
            })
        #expect(size == CGSize(width: 4, height: 2))
        let places = all(tree.root).compactMap {
            if case .image(let image) = $0.content { image.destination } else { nil }
        }
        #expect(places == [CGRect(x: 50, y: 25, width: 4, height: 2), CGRect(x: 0, y: 0, width: 40, height: 30)])
        let fills = all(tree.root).compactMap {
            if case .symbol(let symbol) = $0.content { symbol.layerFills } else { nil }
        }
        #expect(fills.first?.allSatisfy { $0.paint == .color(.black) } == true)
        let paints = all(tree.root).compactMap {
            if case .shape(let shape) = $0.content { shape.fill.paint } else { nil }
        }
        #expect(paints.last == .image(0, origin: CGPoint(x: 1, y: 2), size: CGSize(width: 4, height: 2)))
    }
}
