/// The view that an animation, transition or phase is applied to.
public struct PlaceholderContentView<Value> {
    let make: (_ViewInputs, inout _ViewOutputs) -> Void

    nonisolated init<Content: View>(_ content: Content) {
        make = { inputs, outputs in Content._makeView(content, inputs: inputs, outputs: &outputs) }
    }
}

extension PlaceholderContentView: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        view.make(inputs, &outputs)
    }
}

extension View {
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    nonisolated public func animation(_ animation: Animation?) -> some View { self }

    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(self))
    }

    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        self
    }

    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(self))
    }

    nonisolated public func geometryGroup() -> some View { self }
}

extension ViewModifier {
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }

    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        self
    }
}
