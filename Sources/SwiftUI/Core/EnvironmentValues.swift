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

    /// The direction in which the interface's language is written. Kept apart from the list because every node asks.
    nonisolated public var layoutDirection = LayoutDirection.leftToRight
    /// Pixels per point. Kept apart from the list because everything that is drawn asks.
    nonisolated public var displayScale: CGFloat = 1

    nonisolated public init() {}

    nonisolated public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let identifier = ObjectIdentifier(key)
            var entry = head
            while let current = entry {
                if current.key == identifier { return unsafeDowncast(current, to: EnvironmentEntry<K>.self).value }
                entry = current.next
            }
            return K.defaultValue
        }
        set { head = EnvironmentEntry<K>(value: newValue, next: head) }
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
    let next: AnyEnvironmentEntry?

    init(key: ObjectIdentifier, next: AnyEnvironmentEntry?) {
        self.key = key
        self.next = next
    }
}

private final class EnvironmentEntry<K: EnvironmentKey>: AnyEnvironmentEntry {
    let value: K.Value

    init(value: K.Value, next: AnyEnvironmentEntry?) {
        self.value = value
        super.init(key: ObjectIdentifier(K.self), next: next)
    }
}
