/// Changes a view into another one.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content) -> Body

    /// Appends the nodes of the modified view; `content` is the view being modified.
    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs)
}

extension ViewModifier {
    nonisolated public static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        guard let inner = inputs.deeper(for: Self.self) else { return }
        let outer = inputs.context.memory.enter(modifier)
        defer { inputs.context.memory.leave(to: outer) }
        let placeholder = _ViewModifier_Content<Self> { inputs, outputs in
            Base._makeView(content, inputs: inputs, outputs: &outputs)
        }
        let body = EnvironmentValues.withCurrent(inputs.environment) {
            assumeMainActor((modifier, placeholder)) { $0.0.body(content: $0.1) }
        }
        Body._makeView(body, inputs: inner, outputs: &outputs)
    }
}

extension ViewModifier where Body == Never {
    /// Never called: a modifier without a body creates its own nodes.
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is a primitive modifier; its body is never evaluated")
    }
}

/// The view that a custom modifier is applied to.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let make: (_ViewInputs, inout _ViewOutputs) -> Void
}

extension _ViewModifier_Content: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        view.make(inputs, &outputs)
    }
}

/// A view together with a modifier.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        guard let inner = inputs.deeper(for: Modifier.self) else { return }
        Modifier._makeView(modifier: view.modifier, content: view.content, inputs: inner, outputs: &outputs)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    nonisolated public static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        Modifier._makeView(
            modifier: modifier.modifier,
            content: ModifiedContent<Base, Content>(content: content, modifier: modifier.content),
            inputs: inputs, outputs: &outputs)
    }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The modifier that changes nothing.
public struct EmptyModifier: Sendable {
    public static let identity = EmptyModifier()

    nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
    public typealias Body = Never

    nonisolated public static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        Base._makeView(content, inputs: inputs, outputs: &outputs)
    }
}
