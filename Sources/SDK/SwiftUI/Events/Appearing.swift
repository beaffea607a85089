/// Performs an action when the view appears.
struct AppearanceModifier: ViewModifier {
    typealias Body = Never

    nonisolated(unsafe) let action: () -> Void

    /// A view without nodes does not appear.
    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        let first = outputs.nodes.count
        Base._makeView(content, inputs: inputs, outputs: &outputs)
        if outputs.nodes.count > first { inputs.context.memory.appear(in: inputs.environment, modifier.action) }
    }
}

/// Performs an action when a value changes.
struct ChangeModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never

    nonisolated(unsafe) let value: Value
    let initially: Bool
    nonisolated(unsafe) let action: (_ old: Value, _ new: Value) -> Void

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        Base._makeView(content, inputs: inputs, outputs: &outputs)
        let memory = inputs.context.memory
        memory.observe(
            modifier.value, at: memory.currentPlace, initially: modifier.initially, in: inputs.environment,
            modifier.action)
    }
}

/// Performs an action with a value that is known after the view is placed.
struct MeasuringModifier<Value: Equatable>: NodeModifier {
    typealias Body = Never

    /// `nil` if there is no value.
    nonisolated(unsafe) let value: (_ node: LayoutNode, _ proxy: GeometryProxy) -> Value?
    nonisolated(unsafe) let action: (_ old: Value, _ new: Value) -> Void

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        let place = inputs.context.memory.currentPlace
        return MeasuringNode(node, inputs) { node, proxy in
            guard let value = value(node, proxy) else { return }
            inputs.context.memory.observe(
                value, at: place, initially: true, in: inputs.environment, action)
        }
    }
}

private final class MeasuringNode: UnaryNode {
    private let measured: (LayoutNode, GeometryProxy) -> Void

    init(_ child: LayoutNode, _ inputs: _ViewInputs, _ measured: @escaping (LayoutNode, GeometryProxy) -> Void) {
        self.measured = measured
        super.init(child, inputs)
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(size: size, proposal: proposal)
        measured(child, GeometryProxy(size: size, placement: context.placement))
    }
}
