/// A value that belongs to a view. In a widget it has its first value, or what `onAppear` gave it; what code writes
/// lasts for one render.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private final class Storage: KeptState {
        var value: Value

        init(_ value: Value) { self.value = value }

        func takeOver(_ former: any KeptState) {
            if let former = former as? Storage { value = former.value }
        }
    }

    nonisolated(unsafe) private let storage: Storage

    nonisolated public init(wrappedValue value: Value) {
        storage = Storage(value)
    }

    nonisolated public init(initialValue value: Value) {
        storage = Storage(value)
    }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let storage = storage
        return Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

/// Not in the type itself: the compiler would treat every state as default-initialized, and a view's memberwise
/// initializer would require the wrapper instead of the value.
extension State where Value: ExpressibleByNilLiteral {
    nonisolated public init() {
        self.init(wrappedValue: nil)
    }
}

// As Apple declares it; the rendering pass alone changes the storage, one thread at a time.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: KeptProperty {
    var keptState: any KeptState { storage }
}

/// Names a group of views that are the same in different places.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {
        let number: ObjectIdentifier
    }

    private final class Anchor: Sendable {}
    private let anchor = Anchor()

    nonisolated public init() {}

    public var wrappedValue: ID { ID(number: ObjectIdentifier(anchor)) }
}
