/// The context of a state change.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]

    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public var tracksVelocity = false

    nonisolated public init() {}

    nonisolated public init(animation: Animation?) {
        self.animation = animation
    }

    nonisolated public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Changes complete immediately, so the action runs immediately.
    nonisolated public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completion()
    }
}

// Its values are copied with it, and its keys' values are immutable.
extension Transaction: @unchecked Sendable {}

/// A key for a value of a transaction, with its default.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool
}

extension TransactionKey {
    public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { false }
}

extension TransactionKey where Value: Equatable {
    public static func _valuesEqual(_ lhs: Value, _ rhs: Value) -> Bool { lhs == rhs }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// The change completes immediately, so `completion` runs after `body`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    try body()
}
