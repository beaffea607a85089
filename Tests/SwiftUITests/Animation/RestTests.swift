import RenderModel
import Testing
import _Testing_CoreGraphics

@testable import SwiftUI

@MainActor
@Suite("Views at rest")
struct RestTests {
    private struct Turned: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.opacity(phase.isIdentity ? 1 : 0).padding(phase.isIdentity ? 2 : 0)
        }
    }

    private func tree(_ view: some View) -> RenderTree {
        ViewRenderer(size: CGSize(width: 100, height: 100)).render(view)
    }

    /// Frames and colors of what is drawn.
    private func shapes(_ view: some View) -> [String] {
        tree(view).root.flattened.compactMap { node in
            guard case .shape(let shape) = node.content else { return nil }
            return "\(node.frame) \(shape.fill.paint)"
        }
    }

    @Test("A transition leaves its view as in the identity phase")
    func transitions() {
        let square = Color.red.frame(width: 20, height: 20)
        let plain = shapes(square.padding(2))
        #expect(shapes(square.transition(Turned())) == plain)
        #expect(shapes(square.transition(.scale.combined(with: .opacity))) == shapes(square))
    }

    @Test("The first phase and the initial value of keyframes are shown")
    func phases() {
        let view = PhaseAnimator([20.0, 40.0]) { Color.red.frame(width: $0, height: $0) }
        #expect(shapes(view) == shapes(Color.red.frame(width: 20, height: 20)))
    }

    @Test("A visual effect receives the view's size")
    func visualEffect() {
        let square = Color.red.frame(width: 20, height: 20)
        let moved = square.visualEffect { effect, proxy in effect.offset(x: proxy.size.width) }
        #expect(
            tree(moved).root.flattened.contains { $0.content == .effect(.transform(.init(translationX: 20, y: 0))) })
    }

    @Test("Glass is a blurred backdrop in its shape with an edge of light")
    func glass() {
        let nodes = tree(Color.clear.frame(width: 40, height: 20).glassEffect()).root.flattened
        #expect(nodes.filter(Self.isBackdrop).count == 1)
        let none = tree(Color.clear.frame(width: 40, height: 20).glassEffect(.identity)).root.flattened
        #expect(!none.contains(where: Self.isBackdrop))
    }

    private static func isBackdrop(_ node: RenderNode) -> Bool {
        if case .shape(let shape) = node.content, case .backdrop = shape.fill.paint { true } else { false }
    }

    @Test("A 3D rotation without perspective narrows the view")
    func rotation() {
        let view = Color.red.frame(width: 20, height: 20)
            .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
        let transforms = tree(view).root.flattened.compactMap { node -> CGAffineTransform? in
            if case .effect(.transform(let transform)) = node.content { transform } else { nil }
        }
        #expect(transforms.count == 1 && abs(transforms[0].a - 0.5) < 1e-9 && transforms[0].d == 1)
        #expect(tree(view).diagnostics.isEmpty)
    }

    @Test("Container values reach the container that reads its subviews")
    func containerValues() {
        @ViewBuilder var content: some View {
            Color.red.frame(width: 5, height: 5).layoutPriority(2).tag("a")
            Color.blue.frame(width: 5, height: 5).tag("b")
        }
        let view = Group(subviews: content) { views in
            if let second = views.first(where: { $0.containerValues.tag(for: String.self) == "b" }) { second }
        }
        #expect(shapes(view) == shapes(Color.blue.frame(width: 5, height: 5)))
    }
}
