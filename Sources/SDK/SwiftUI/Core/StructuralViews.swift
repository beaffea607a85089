/// A view that shows nothing and takes no space.
public struct EmptyView: Sendable {
    nonisolated public init() {}
}

extension EmptyView: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {}
}

/// Several views from one result builder closure.
public struct TupleView<T> {
    public var value: T
    /// Captures the types within `T` but not the values, so that it is small however large the views are.
    private let make: (T, _ViewInputs, inout _ViewOutputs) -> Void

    nonisolated package init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        make = { (value: (repeat each Content), inputs, outputs) in
            var index = 0
            repeat makeElement(each value, &index, inputs, &outputs)
        }
    }
}

extension TupleView {
    /// The views of a tuple, or one view.
    nonisolated public init(_ value: T) {
        self.value = value
        make = { value, inputs, outputs in
            let parts: [Any] = value is any View ? [value] : Mirror(reflecting: value).children.map(\.value)
            var index = 0
            for case let part as any View in parts { makeElement(part, &index, inputs, &outputs) }
        }
    }
}

private func makeElement<Element: View>(
    _ element: Element, _ index: inout Int, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs
) {
    let outer = inputs.context.memory.enter(branch: index)
    Element._makeView(element, inputs: inputs, outputs: &outputs)
    inputs.context.memory.leave(to: outer)
    index += 1
}

extension TupleView: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.add(inputs) { view.make(view.value, inputs, &$0) }
    }
}

/// One of two views, from `if`–`else` or `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
    package enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    package let storage: Storage

    nonisolated package init(storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        let memory = inputs.context.memory
        let outer: Int
        switch view.storage {
        case .trueContent(let content):
            outer = memory.enter(branch: 1)
            TrueContent._makeView(content, inputs: inputs, outputs: &outputs)
        case .falseContent(let content):
            outer = memory.enter(branch: 0)
            FalseContent._makeView(content, inputs: inputs, outputs: &outputs)
        }
        memory.leave(to: outer)
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let content = view else { return }
        Wrapped._makeView(content, inputs: inputs, outputs: &outputs)
    }
}

/// A type-erased view.
public struct AnyView {
    private let make: (_ViewInputs, inout _ViewOutputs) -> Void

    nonisolated public init<V: View>(_ view: V) {
        make = { inputs, outputs in
            guard let inner = inputs.deeper(for: V.self) else { return }
            V._makeView(view, inputs: inner, outputs: &outputs)
        }
    }

    nonisolated public init<V: View>(erasing view: V) {
        self.init(view)
    }
}

extension AnyView: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        view.make(inputs, &outputs)
    }
}

/// Views that the surrounding container handles individually.
public struct Group<Content> {
    package let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        Content._makeView(view.content, inputs: inputs, outputs: &outputs)
    }
}
