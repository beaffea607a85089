/// Takes up the view's space without drawing it.
struct HiddenModifier: NodeModifier {
    typealias Body = Never

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode { HiddenNode(node, inputs) }
}

private final class HiddenNode: UnaryNode {
    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {}
}

extension View {
    nonisolated public func hidden() -> some View {
        modifier(HiddenModifier())
    }
}
