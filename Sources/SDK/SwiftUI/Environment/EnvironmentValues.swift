/// A key for a value of the environment, with its default.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Values that flow down the view tree.
///
/// A persistent list: setting a value prepends one entry and shares the rest, so a copy costs one reference and a
/// modifier one small allocation. A lookup walks the list; widgets set a few dozen values.
public struct EnvironmentValues {
    private var head: AnyEnvironmentEntry?
    /// One bit for each key in the list, shared by several keys: where it is not set, a lookup needs no walk. Most
    /// lookups are for values that were never set.
    private var keys: UInt64 = 0

    /// The layout direction of the interface. Stored outside the list because every node reads it.
    nonisolated public var layoutDirection = LayoutDirection.leftToRight
    /// Pixels per point. Stored outside the list because all drawing reads it.
    nonisolated public var displayScale: CGFloat = 1

    nonisolated public init() {}

    nonisolated public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let identifier = ObjectIdentifier(key)
            guard keys & Self.bit(of: identifier) != 0 else { return K.defaultValue }
            // The list keeps its entries alive; reference counting during the walk would take longer than the walk.
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
        // Identifiers are addresses; the upper bits of the product depend on all of their bits.
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
    /// `next`, which keeps the entry alive, without reference counting.
    let following: Swift.Unmanaged<AnyEnvironmentEntry>?

    init(key: ObjectIdentifier, next: AnyEnvironmentEntry?) {
        self.key = key
        self.next = next
        following = next.map { Swift.Unmanaged.passUnretained($0) }
    }
}

/// Generic in the value, not in its key: the runtime creates a class with a constraint only after searching every
/// conformance in the process, once per key.
private final class EnvironmentEntry<Value>: AnyEnvironmentEntry {
    let value: Value

    init(value: Value, key: ObjectIdentifier, next: AnyEnvironmentEntry?) {
        self.value = value
        super.init(key: key, next: next)
    }
}
