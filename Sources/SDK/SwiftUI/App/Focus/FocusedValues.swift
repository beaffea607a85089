/// A key for a value of the focused view.
public protocol FocusedValueKey {
    associatedtype Value
}

/// Values of the focused view. Nothing in a widget is focused, so there are none.
public struct FocusedValues {
    nonisolated init() {}

    nonisolated public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// Reads a value of the focused view.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}

    public var wrappedValue: Value? { nil }
}

/// Reads and writes a value of the focused view.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }

    public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// Reads an object of the focused view.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    nonisolated public init() {}

    public var wrappedValue: ObjectType? { nil }
    public var projectedValue: FocusedObject<ObjectType>.Wrapper? { nil }

    public typealias Wrapper = ObservableObjectWrapper<ObjectType>

    nonisolated public mutating func update() {}
}

extension View {
    /// Has no effect: nothing in a widget has the focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        noEffect("focusedValue", .focus)
    }

    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        noEffect("focusedValue", .focus)
    }

    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        noEffect("focusedValue", .focus)
    }

    /// Has no effect: nothing in a widget has the focus.
    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
    ) -> some View {
        noEffect("focusedSceneValue", .focus)
    }

    nonisolated public func focusedSceneValue<T>(
        _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
    ) -> some View {
        noEffect("focusedSceneValue", .focus)
    }

    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        noEffect("focusedSceneValue", .focus)
    }

    /// Has no effect: nothing in a widget has the focus.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        noEffect("focusedObject", .focus)
    }

    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        noEffect("focusedObject", .focus)
    }

    /// Has no effect: nothing in a widget has the focus.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        noEffect("focusedSceneObject", .focus)
    }

    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        noEffect("focusedSceneObject", .focus)
    }
}

/// Resets the focus.
@MainActor @preconcurrency
public struct ResetFocusAction {
    nonisolated init() {}

    /// Nothing in a widget is focused.
    public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
    /// False: nothing in a widget is focused.
    nonisolated public var isFocused: Bool { false }

    nonisolated public var resetFocus: ResetFocusAction { ResetFocusAction() }

    nonisolated public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}

private struct FocusEffectKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}
