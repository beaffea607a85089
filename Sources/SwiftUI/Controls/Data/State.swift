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

    nonisolated public var projectedValue: Binding<Value> {
        let storage = storage
        return Binding(get: { storage.value }, set: { storage.value = $0 })
    }
}

/// Not in the type itself: the compiler would take every state for one that begins by itself, and a view's own
/// initialiser would want the wrapper instead of the value.
extension State where Value: ExpressibleByNilLiteral {
    nonisolated public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: KeptProperty {
    var keptState: any KeptState { storage }
}

/// A value that a gesture changes while it lasts; a picture has none, so it keeps its first value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    nonisolated public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    nonisolated public init(initialValue: Value) {
        wrappedValue = initialValue
    }

    nonisolated public var projectedValue: GestureState<Value> { self }
}

/// Which field has the focus; in a widget none has.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>

    nonisolated public init() where Value == Bool {
        state = State(wrappedValue: false)
    }

    nonisolated public init<T: Hashable>() where Value == T? {
        state = State(wrappedValue: nil)
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    nonisolated public var projectedValue: FocusState<Value>.Binding {
        Binding(binding: state.projectedValue)
    }

    @propertyWrapper
    public struct Binding {
        let binding: SwiftUI.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        nonisolated public var projectedValue: Binding { self }
    }
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

    nonisolated public var wrappedValue: ID { ID(number: ObjectIdentifier(anchor)) }
}
