/// A modifier that wraps each node of its content in another node. Several views, as in a `Group`, are wrapped
/// individually.
package protocol NodeModifier: ViewModifier where Body == Never {
    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode
}

extension NodeModifier {
    nonisolated public static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        let first = outputs.nodes.count
        Base._makeView(content, inputs: inputs, outputs: &outputs)
        for index in first..<outputs.nodes.count {
            outputs.nodes[index] = modifier.wrap(outputs.nodes[index], inputs: inputs)
        }
    }
}

/// A modifier that changes the environment of its content.
package protocol EnvironmentModifier: ViewModifier where Body == Never {
    nonisolated func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    nonisolated public static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        var inner = inputs
        modifier.modify(&inner.environment)
        Base._makeView(content, inputs: inner, outputs: &outputs)
    }
}

/// A modifier that sets a trait for the container on each node of its content, such as a layout priority.
package protocol TraitModifier: ViewModifier where Body == Never {
    nonisolated func write(to traits: inout LayoutTraits)
}

extension TraitModifier {
    nonisolated public static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        let first = outputs.nodes.count
        Base._makeView(content, inputs: inputs, outputs: &outputs)
        for node in outputs.nodes[first...] { modifier.write(to: &node.traits) }
    }
}
