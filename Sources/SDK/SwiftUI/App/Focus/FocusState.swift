/// The focused field; in a widget there is none.
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

    public var projectedValue: FocusState<Value>.Binding {
        Binding(binding: state.projectedValue)
    }

    @propertyWrapper
    public struct Binding {
        let binding: SwiftUI.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }
}

// As State, whose storage the rendering pass alone changes, one thread at a time.
extension FocusState: @unchecked Sendable where Value: Sendable {}
// As Binding, below which the same storage lies: one thread at a time.
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension View {
    /// Has no effect: nothing in a widget has the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        noEffect("focused", .focus)
    }

    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        noEffect("focused", .focus)
    }

    /// Has no effect: nothing in a widget has the focus.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        noEffect("defaultFocus", .focus)
    }

    /// Has no effect: nothing in a widget has the focus.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        noEffect("searchFocused", .search)
    }

    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        noEffect("searchFocused", .search)
    }

    /// Has no effect: nothing in a widget has the focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { noEffect("focusable", .focus) }

    nonisolated public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        noEffect("focusable", .focus)
    }

    nonisolated public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        noEffect("focusable", .focus)
    }

    /// Has no effect: nothing in a widget has the focus.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { noEffect("focusScope", .focus) }

    /// Has no effect: nothing in a widget has the focus.
    nonisolated public func focusSection() -> some View { noEffect("focusSection", .focus) }

    /// Has no effect: nothing in a widget has the focus.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        noEffect("prefersDefaultFocus", .focus)
    }

    /// Has no effect: nothing in a widget has the focus.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        noEffect("focusEffectDisabled", .focus)
    }
}

public struct DefaultFocusEvaluationPriority: Sendable {
    private init() {}

    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// The focus interactions of a view.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let activate = FocusInteractions(rawValue: 1 << 0)
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    public static var automatic: FocusInteractions { [.activate, .edit] }
}
