/// Names a value of the environment and its default.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Values that flow down the view tree.
///
/// A persistent list: setting a value adds one entry in front and shares the rest, so a copy costs one reference and a
/// modifier one small allocation. Looking up walks the list; widgets set a few dozen values.
public struct EnvironmentValues {
    private var head: AnyEnvironmentEntry?
    /// One bit for each key in the list, shared by several keys: without it a look-up needs no walk. Most look-ups are
    /// for values that nobody set.
    private var keys: UInt64 = 0

    /// The direction in which the interface's language is written. Kept apart from the list because every node asks.
    nonisolated public var layoutDirection = LayoutDirection.leftToRight
    /// Pixels per point. Kept apart from the list because everything that is drawn asks.
    nonisolated public var displayScale: CGFloat = 1

    nonisolated public init() {}

    nonisolated public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let identifier = ObjectIdentifier(key)
            guard keys & Self.bit(of: identifier) != 0 else { return K.defaultValue }
            // The list keeps its entries alive; counting references on the way would take longer than the way.
            var entry = head.map { Swift.Unmanaged.passUnretained($0) }
            while let current = entry {
                if current._withUnsafeGuaranteedRef({ $0.key == identifier }) {
                    return current._withUnsafeGuaranteedRef {
                        unsafeDowncast($0, to: EnvironmentEntry<K.Value>.self).value
                    }
                }
                entry = current._withUnsafeGuaranteedRef { $0.following }
            }
            return K.defaultValue
        }
        set {
            head = EnvironmentEntry(value: newValue, key: ObjectIdentifier(key), next: head)
            keys |= Self.bit(of: ObjectIdentifier(key))
        }
    }

    private static func bit(of key: ObjectIdentifier) -> UInt64 {
        // Identifiers are addresses; the upper bits of the product depend on all of theirs.
        1 << ((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }

    /// The environment that `@Environment` properties read. Only the rendering pass, which runs on the main thread,
    /// changes it.
    @exclusivity(unchecked) nonisolated(unsafe) package private(set) static var current = EnvironmentValues()

    /// Runs `operation` with `environment` as the current one.
    package static func withCurrent<Result>(_ environment: EnvironmentValues, _ operation: () -> Result) -> Result {
        let previous = current
        current = environment
        defer { current = previous }
        return operation()
    }
}

private class AnyEnvironmentEntry {
    let key: ObjectIdentifier
    private let next: AnyEnvironmentEntry?
    /// `next`, which keeps the entry alive, without a count of the reference.
    let following: Swift.Unmanaged<AnyEnvironmentEntry>?

    init(key: ObjectIdentifier, next: AnyEnvironmentEntry?) {
        self.key = key
        self.next = next
        following = next.map { Swift.Unmanaged.passUnretained($0) }
    }
}

/// Generic in the value, not in its key: the runtime makes a class with a requirement only after it has searched every
/// conformance of the process, once for each key.
private final class EnvironmentEntry<Value>: AnyEnvironmentEntry {
    let value: Value

    init(value: Value, key: ObjectIdentifier, next: AnyEnvironmentEntry?) {
        self.value = value
        super.init(key: key, next: next)
    }
}
