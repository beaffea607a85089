import RenderModel

/// Draws its child as one image and modifies it. Never changes size, guides or spacing.
package final class EffectNode: UnaryNode {
    private let name: String
    private let effect: (_ frame: CGRect, _ node: EffectNode) -> Effect?

    /// - Parameters:
    ///   - name: the effect's name in the widget's code; used in findings.
    ///   - effect: the effect for the node's absolute frame; `nil` draws the child unchanged.
    package init(
        _ child: LayoutNode, _ inputs: _ViewInputs, name: String,
        _ effect: @escaping (_ frame: CGRect, _ node: EffectNode) -> Effect?
    ) {
        self.name = name
        self.effect = effect
        super.init(child, inputs)
    }

    package override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        if let effect = environment.finite(effect(frame, self), in: name) {
            emitter.emitEffect(effect, of: self, frame: frame)
        } else {
            emitter.emitChildren(of: self, frame: frame)
        }
    }
}

/// A modifier with one effect that does not depend on the view's frame.
protocol ConstantEffect: NodeModifier {
    nonisolated var name: String { get }
    /// `nil` where the effect would change nothing.
    nonisolated func effect(in environment: EnvironmentValues) -> Effect?
}

extension ConstantEffect {
    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        guard let effect = effect(in: inputs.environment) else { return node }
        return EffectNode(node, inputs, name: name) { _, _ in effect }
    }
}

/// A modifier with one effect that depends on the view's frame.
protocol FrameEffect: NodeModifier {
    nonisolated var name: String { get }
    nonisolated func effect(frame: CGRect, environment: EnvironmentValues) -> Effect?
}

extension FrameEffect {
    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        EffectNode(node, inputs, name: name) { frame, node in effect(frame: frame, environment: node.environment) }
    }
}
