/// Styles that are views fill the whole proposal.
extension View where Self: ShapeStyle, Body == Never {
    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        let layer = ShapeLayer(Rectangle(), fill: view, FillStyle(), in: inputs.environment)
        let node = ShapeNode(inputs, layers: [layer]) { $0.replacingUnspecifiedDimensions() }
        node.viewType = typeName(of: Self.self)
        outputs.nodes.append(node)
    }
}

extension Color: View {
    public typealias Body = Never
}

extension LinearGradient: View {
    public typealias Body = Never
}

extension RadialGradient: View {
    public typealias Body = Never
}

extension EllipticalGradient: View {
    public typealias Body = Never
}

extension AngularGradient: View {
    public typealias Body = Never
}

extension MeshGradient: View {
    public typealias Body = Never
}
