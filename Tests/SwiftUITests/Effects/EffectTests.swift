import RenderModel
import SwiftUI
import Testing

import enum WidgetVocabulary.SystemColor

@Suite("Effects")
@MainActor
struct EffectTests {
    private func tree<V: View>(
        _ view: V, size: CGSize = CGSize(width: 100, height: 50), _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> RenderTree {
        var renderer = ViewRenderer(size: size)
        change(&renderer.environment)
        return renderer.render(view)
    }

    /// Contents of the nodes from the root's first child downward.
    private func chain(_ tree: RenderTree) -> [RenderNode.Content] {
        var result: [RenderNode.Content] = []
        var node = tree.root.children.first
        while let current = node {
            result.append(current.content)
            node = current.children.first
        }
        return result
    }

    private func effects<V: View>(_ view: V, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [Effect] {
        chain(tree(view, change)).compactMap { if case .effect(let effect) = $0 { effect } else { nil } }
    }

    @Test("Effects nest in the order in which they are written, the first innermost")
    func order() {
        let view = Color.red.blur(radius: 2).opacity(0.5).blendMode(.screen)
        #expect(effects(view) == [.blend(.screen), .opacity(0.5), .blur(radius: 2, opaque: false)])
    }

    @Test("Effects that change nothing emit nothing")
    func identities() {
        let view = Color.red.opacity(1).blur(radius: 0).blendMode(.normal).scaleEffect(1).rotationEffect(.zero)
        #expect(effects(view).isEmpty)
    }

    @Test("Color filters")
    func filters() {
        let filtered = Color.red.saturation(0.5).contrast(2).brightness(0.1).grayscale(0.3)
            .hueRotation(.radians(1)).colorInvert().colorMultiply(.black).luminanceToAlpha()
        #expect(
            effects(filtered) == [
                .colorFilter(.luminanceToAlpha), .colorFilter(.multiply(.black)), .colorFilter(.invert),
                .colorFilter(.hueRotation(1)), .colorFilter(.grayscale(0.3)), .colorFilter(.brightness(0.1)),
                .colorFilter(.contrast(2)), .colorFilter(.saturation(0.5)),
            ])
    }

    @Test("A shadow takes its color from the environment and has a third of black by default")
    func shadow() {
        #expect(
            effects(Color.red.shadow(color: .black, radius: 4, x: 1, y: 2))
                == [.shadow(color: .black, radius: 4, offset: CGPoint(x: 1, y: 2))])
        guard case .shadow(let color, _, _)? = effects(Color.red.shadow(radius: 4)).first else {
            Issue.record("no shadow")
            return
        }
        #expect(color == RGBA(red: 0, green: 0, blue: 0, alpha: 0.33))
    }

    @Test("A view rotates and scales around its anchor; its frame is unchanged")
    func transforms() throws {
        let turned = effects(Color.red.frame(width: 20, height: 10).rotationEffect(.degrees(90)))
        guard case .transform(let rotation)? = turned.first else {
            Issue.record("no transform")
            return
        }
        let moved = CGPoint(x: 60, y: 25).applying(rotation)
        #expect(abs(moved.x - 50) < 1e-9 && abs(moved.y - 35) < 1e-9)
        let scaled = effects(Color.red.scaleEffect(x: 2, y: 1, anchor: .topLeading))
        #expect(scaled == [.transform(CGAffineTransform(scaleX: 2, y: 1))])
        let fixed = ViewRenderer(size: .zero)
            .sizeThatFits(Color.red.frame(width: 20, height: 10).scaleEffect(3), .unspecified)
        #expect(fixed == CGSize(width: 20, height: 10))
    }

    @Test("A flip in 3D is a mirror image; perspective is flattened and reported")
    func rotation3D() {
        let over = tree(Color.red.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)))
        #expect(over.diagnostics.isEmpty)
        guard case .effect(.transform(let mirror))? = chain(over).first else {
            Issue.record("no transform")
            return
        }
        #expect(abs(mirror.a + 1) < 1e-9 && abs(mirror.d - 1) < 1e-9)
        let leaning = tree(Color.red.rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0)))
        #expect(leaning.diagnostics.map(\.subject) == ["rotation3DEffect"])
        guard case .effect(.transform(let flat))? = chain(leaning).first else {
            Issue.record("no transform")
            return
        }
        #expect(abs(flat.d - 0.5) < 1e-9 && abs(flat.a - 1) < 1e-9)
        let still = tree(Color.red.rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0), perspective: 0))
        #expect(still.diagnostics.isEmpty)
    }

    @Test("Clips follow the frame")
    func clips() {
        guard case .clip(let circle, evenOdd: false)? = effects(Color.red.clipShape(Circle())).first,
            case .clip(let frame, evenOdd: false)? = effects(Color.red.clipped()).first,
            case .clip(let rounded, evenOdd: false)? = effects(Color.red.cornerRadius(5)).first
        else {
            Issue.record("not clipped")
            return
        }
        #expect(circle.boundingRect == CGRect(x: 25, y: 0, width: 50, height: 50))
        #expect(frame.asRect == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(!rounded.contains(CGPoint(x: 0.5, y: 0.5), evenOdd: false))
    }

    @Test("An overlay is in front, a background behind its view; both take its size and alignment")
    func secondaries() {
        let box = Color.red.frame(width: 40, height: 20)
        let over = tree(box.overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 10, height: 10) })
        #expect(
            over.root.shapes.map { $0.path.asRect } == [
                CGRect(x: 30, y: 15, width: 40, height: 20), CGRect(x: 60, y: 25, width: 10, height: 10),
            ])
        let under = tree(box.background { Color.blue })
        #expect(
            under.root.shapes.map(\.fill) == [
                Fill(.color(SystemColor.blue.resolve(in: EnvironmentValues()).rgba)),
                Fill(.color(SystemColor.red.resolve(in: EnvironmentValues()).rgba)),
            ])
        #expect(
            under.root.shapes.map { $0.path.asRect?.size } == [
                CGSize(width: 40, height: 20), CGSize(width: 40, height: 20),
            ])
    }

    @Test("Several overlaid views are stacked; a style or a shape also works")
    func secondaryForms() {
        let box = Color.red.frame(width: 40, height: 20)
        #expect(
            tree(
                box.overlay {
                    Color.blue
                    Color.green
                }
            ).root.shapes.count == 3)
        #expect(tree(box.overlay {}).root.shapes.count == 1)
        #expect(tree(box.background(.blue)).root.shapes.count == 2)
        #expect(tree(box.background(Color.blue)).root.shapes.count == 2)
        #expect(tree(box.background(.blue, in: Capsule())).root.shapes.first?.path.asRect == nil)
        #expect(tree(box.background(in: .rect(cornerRadius: 4))).root.shapes.count == 2)
        #expect(tree(box.background()).root.shapes.first?.fill.paint == .color(.white))
        #expect(tree(box.overlay(Circle().stroke(.blue), alignment: .top)).root.shapes.count == 2)
        #expect(
            tree(box.overlay(.ultraThinMaterial, in: .circle)).root.shapes.last?.fill.paint == .material(.ultraThin))
    }

    @Test("N1019: a border is inside the frame")
    func border() {
        let view = Color.white.frame(width: 12, height: 4).border(.red, width: 1)
        let border = tree(view, size: CGSize(width: 12, height: 12)).root.shapes.last
        #expect(border?.path.asRect == CGRect(x: 0.5, y: 4.5, width: 11, height: 3))
        #expect(border?.style == .stroke(StrokeGeometry(width: 1)))
    }

    @Test("A mask keeps the masked view's size and is its own tree")
    func mask() {
        let view = Color.red.frame(width: 40, height: 20)
            .mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
        guard case .effect(.mask(let mask))? = chain(tree(view)).first else {
            Issue.record("no mask")
            return
        }
        #expect(mask.shapes.map { $0.path.asRect } == [CGRect(x: 30, y: 15, width: 40, height: 20)])
        guard case .effect(.mask(let nothing))? = chain(tree(Color.red.mask {})).first else {
            Issue.record("no mask")
            return
        }
        #expect(nothing.shapes.isEmpty)
    }

    @Test("Overlays and backgrounds do not affect layout")
    func sizes() {
        let view = Color.red.frame(width: 40, height: 20)
            .overlay { Color.blue.frame(width: 400, height: 200) }
            .background { Color.blue.frame(width: 400, height: 200) }
        #expect(ViewRenderer(size: .zero).sizeThatFits(view, .unspecified) == CGSize(width: 40, height: 20))
    }

    @Test("The dump of a card with effects")
    func dump() {
        let view = Color.white.frame(width: 40, height: 20).clipShape(Capsule(style: .circular)).opacity(0.5)
            .background(.black, in: Rectangle())
        let clip =
            "M70,25 C70,30.523 65.523,35 60,35 L40,35 C34.477,35 30,30.523 30,25 "
            + "C30,19.477 34.477,15 40,15 L60,15 C65.523,15 70,19.477 70,25 Z"
        #expect(
            tree(view).dump == """
                canvas 100x50 @1x
                group [0 0 100 50]
                  fill #000000FF "M30,15 L70,15 L70,35 L30,35 Z" [30 15 40 20]
                  opacity 0.5 [30 15 40 20]
                    clip "\(clip)" [30 15 40 20]
                      Color: fill #FFFFFFFF "M30,15 L70,15 L70,35 L30,35 Z" [30 15 40 20]

                """)
    }

    @Test("A view is mirrored in right-to-left layouts only where requested")
    func flip() {
        let view = Color.red.flipsForRightToLeftLayoutDirection(true)
        #expect(effects(view).isEmpty)
        let flipped = effects(view) { $0.layoutDirection = .rightToLeft }
        #expect(flipped == [.transform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))])
    }
}
