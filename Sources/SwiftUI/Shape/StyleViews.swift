/// Styles that are views fill all the space they are offered.
extension ShapeStyle where Self: View {
    nonisolated static func makeStyleView(
        _ style: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        let layer = ShapeLayer(Rectangle(), fill: style, FillStyle(), in: inputs.environment)
        let node = ShapeNode(inputs, layers: [layer]) { $0.replacingUnspecifiedDimensions() }
        node.viewType = typeName(of: Self.self)
        outputs.nodes.append(node)
    }
}

extension Color: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        makeStyleView(view, inputs: inputs, outputs: &outputs)
    }
}

extension LinearGradient: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        makeStyleView(view, inputs: inputs, outputs: &outputs)
    }
}

extension RadialGradient: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        makeStyleView(view, inputs: inputs, outputs: &outputs)
    }
}

extension EllipticalGradient: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        makeStyleView(view, inputs: inputs, outputs: &outputs)
    }
}

extension AngularGradient: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        makeStyleView(view, inputs: inputs, outputs: &outputs)
    }
}

extension MeshGradient: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        makeStyleView(view, inputs: inputs, outputs: &outputs)
    }
}
