import RenderModel

/// Changes to a view's appearance that do not affect layout.
public protocol VisualEffect: Sendable, Animatable {
    /// Appends the effects around the view, from the inside out.
    func _append(to effects: inout _VisualEffects)
}

/// The effects of one view, given its frame.
public struct _VisualEffects {
    var effects: [(CGRect, EnvironmentValues) -> Effect?] = []
}

/// The effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}

    public func _append(to effects: inout _VisualEffects) {}
}

/// An effect after another one.
struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let effect: @Sendable (CGRect, EnvironmentValues) -> Effect?

    func _append(to effects: inout _VisualEffects) {
        base._append(to: &effects)
        effects.effects.append(effect)
    }
}

struct VisualEffectModifier<Result: VisualEffect>: NodeModifier {
    typealias Body = Never

    let make: @Sendable (GeometryProxy) -> Result

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        VisualEffectNode(node, inputs) { proxy in
            var effects = _VisualEffects()
            make(proxy)._append(to: &effects)
            return effects
        }
    }
}

/// 1. The effects are created once the view is placed, so that they know its frame.
/// 2. They are applied to the view in order, the first one innermost.
private final class VisualEffectNode: UnaryNode {
    private let make: (GeometryProxy) -> _VisualEffects
    private var effects = _VisualEffects()

    init(_ child: LayoutNode, _ inputs: _ViewInputs, _ make: @escaping (GeometryProxy) -> _VisualEffects) {
        self.make = make
        super.init(child, inputs)
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(size: size, proposal: proposal)
        let proxy = GeometryProxy(size: size, placement: context.placement)
        effects = EnvironmentValues.withCurrent(environment) { make(proxy) }
    }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        var nodes = emitter.collect { $0.emitChildren(of: self, frame: frame) }
        if nodes.isEmpty { return }
        for effect in effects.effects.compactMap({ $0(frame, environment) }) {
            nodes = [RenderNode(.effect(effect), frame: frame, children: nodes, viewType: viewType)]
        }
        for node in nodes { emitter.append(node) }
    }
}

extension View {
    /// Draws the view with effects that can depend on its geometry.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0) })
    }
}
