/// A view that is compared with its previous value; a widget's views are evaluated once.
public struct EquatableView<Content: Equatable & View> {
    public var content: Content

    nonisolated public init(content: Content) {
        self.content = content
    }
}

extension EquatableView: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        Content._makeView(view.content, inputs: inputs, outputs: &outputs)
    }
}

extension View where Self: Equatable {
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
