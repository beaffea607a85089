/// A gesture on a view.
///
/// A widget's views get no touches, so gestures are accepted but never recognized.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    @MainActor @preconcurrency
    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Never called: gestures are not recognized here.
    public var body: Never { preconditionFailure("\(Self.self) is a primitive gesture; its body is never evaluated") }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
}

/// A gesture with an action on its end.
public struct _EndedGesture<Content: Gesture> {
    let content: Content
}

extension _EndedGesture: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
}

/// A gesture with an action on value changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
    let content: Content
}

extension _ChangedGesture: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never
}

/// A gesture with a transformed value.
public struct _MapGesture<Content: Gesture, Value> {
    let content: Content
}

extension _MapGesture: Gesture {
    public typealias Body = Never
}

/// A gesture that would update a state while it is active.
public struct GestureStateGesture<Base: Gesture, State> {
    public var base: Base
    public var state: GestureState<State>
    let change: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void

    nonisolated public init(
        base: Base, state: GestureState<State>,
        body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        change = body
    }
}

extension GestureStateGesture: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    public var body: Never { preconditionFailure("Gestures are never recognized in a widget.") }
}

extension Gesture {
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self)
    }

    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable {
        _ChangedGesture(content: self)
    }

    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self)
    }

    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }

    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    nonisolated public func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> { AnyGesture(self) }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    nonisolated public init<T: Gesture>(_ gesture: T) where Value == T.Value {}
}
