/// A key for a value that views pass to a container that reads its subviews.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view set for its container.
public struct ContainerValues {
    let traits: LayoutTraits

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { written[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { written[ObjectIdentifier(key)] = newValue }
    }

    private var written: [ObjectIdentifier: Any]

    init(_ traits: LayoutTraits = LayoutTraits()) {
        self.traits = traits
        written = traits.containerValues
    }

    var values: [ObjectIdentifier: Any] { written }

    /// The view's tag, if it has one of this type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { traits.tag?.base as? V }

    public func hasTag<V: Hashable>(_ tag: V) -> Bool { traits.tag == AnyHashable(tag) }
}

struct ContainerValueModifier<Value>: TraitModifier {
    typealias Body = Never

    nonisolated(unsafe) let keyPath: WritableKeyPath<ContainerValues, Value>
    nonisolated(unsafe) let value: Value

    nonisolated func write(to traits: inout LayoutTraits) {
        var values = ContainerValues(traits)
        values[keyPath: keyPath] = value
        traits.containerValues = values.values
    }
}

extension View {
    /// Sets a value for the container around the view.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}
