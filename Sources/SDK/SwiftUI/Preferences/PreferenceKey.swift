/// A key for a value that flows up the view tree.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension LayoutNode {
    /// The value that the node and its descendants set for a key, combined in source order; `nil` without any.
    ///
    /// Values from geometry readers and anchors exist once the node is placed.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        if let writer = self as? any PreferenceWriter { return writer.written(key) }
        return childPreference(key)
    }

    func childPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for child in preferenceSources {
            guard let next = child.preference(key) else { continue }
            if var value = result {
                K.reduce(value: &value) { next }
                result = value
            } else {
                result = next
            }
        }
        return result
    }
}

/// A node that sets or transforms the value of one key.
protocol PreferenceWriter: LayoutNode {
    func written<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}

struct PreferenceWritingModifier<K: PreferenceKey> {
    let write: (_ content: K.Value?, _ placement: Placement) -> K.Value
}

extension PreferenceWritingModifier: NodeModifier {
    typealias Body = Never

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        PreferenceWritingNode<K>(node, write, inputs)
    }
}

private final class PreferenceWritingNode<K: PreferenceKey>: UnaryNode, PreferenceWriter {
    private let write: (K.Value?, Placement) -> K.Value
    private var placement = Placement()

    init(_ child: LayoutNode, _ write: @escaping (K.Value?, Placement) -> K.Value, _ inputs: _ViewInputs) {
        self.write = write
        super.init(child, inputs)
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        placement = context.placement
        super.placeChildren(size: size, proposal: proposal)
    }

    func written<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
        if key == K.self { return write(childPreference(K.self), placement) as? Other.Value }
        return childPreference(key)
    }
}

extension View {
    /// Sets the value of a key for this view, replacing its content's value.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWritingModifier<K> { _, _ in value })
    }

    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(
            PreferenceWritingModifier<K> { content, _ in
                var value = content ?? K.defaultValue
                callback(&value)
                return value
            })
    }

    /// Sets the value of a key from a rectangle or point of this view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(PreferenceWritingModifier<K> { _, placement in transform(value.anchor(placement)) })
    }

    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            PreferenceWritingModifier<K> { content, placement in
                var result = content ?? K.defaultValue
                transform(&result, value.anchor(placement))
                return result
            })
    }
}
