import Foundation

/// A property of an object that several tasks share: each access holds a lock. An access reads or replaces the whole
/// value, so two tasks that change a part of it can lose one change, but never see a half-written value.
///
/// The name is public because Swift requires it from the wrapper of a public property.
///
/// Sendable: `lock` guards the stored value. An object in it is as safe as its class.
@propertyWrapper
public final class _Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    public init(wrappedValue: Value) {
        stored = wrappedValue
    }

    public var wrappedValue: Value {
        get { lock.withLock { stored } }
        set {
            // Releasing the old value can call back, so it is released after the lock.
            let old = lock.withLock {
                defer { stored = newValue }
                return stored
            }
            withExtendedLifetime(old) {}
        }
    }
}

/// A weak reference in a property of an object that several tasks share, such as the delegate of a manager: each access
/// holds a lock. `Value` is a class or a protocol of classes.
///
/// Sendable: `lock` guards the reference. Its object is as safe as its class.
@propertyWrapper
public final class _GuardedWeak<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private weak var object: AnyObject?

    public init() {}

    public init(wrappedValue: Value?) {
        object = wrappedValue.map { $0 as AnyObject }
    }

    public var wrappedValue: Value? {
        get { lock.withLock { object } as? Value }
        set {
            let object = newValue.map { $0 as AnyObject }
            lock.withLock { self.object = object }
        }
    }
}
