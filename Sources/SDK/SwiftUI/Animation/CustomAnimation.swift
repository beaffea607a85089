/// A custom animation of an app.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
    /// The part of `value` at a time; `nil` after the end of the animation.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    nonisolated public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        nil
    }

    nonisolated public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        false
    }
}

/// The state of an animation between frames.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    public var isLogicallyComplete = false
    public let environment: EnvironmentValues

    init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
        self.state = state
        self.environment = environment
    }

    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var copy = AnimationContext<T>(state: state, environment: environment)
        copy.isLogicallyComplete = isLogicallyComplete
        return copy
    }
}

/// Custom values of an animation, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The criterion for an animation's completion.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind: Hashable { case logicallyComplete, removed }

    private let kind: Kind

    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}
