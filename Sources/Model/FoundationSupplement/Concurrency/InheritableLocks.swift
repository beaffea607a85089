import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A lock that classes can inherit from in every language mode, which Foundation's lock here is not.
open class _InheritableNSLock: NSObject, NSLocking, @unchecked Sendable {
    private let own = NSLock()

    public override init() {
        super.init()
    }

    open var name: String? {
        get { own.name }
        set { own.name = newValue }
    }
    open func lock() { own.lock() }
    open func unlock() { own.unlock() }
    open func `try`() -> Bool { own.try() }
    open func lock(before limit: Date) -> Bool { own.lock(before: limit) }
}

/// A recursive lock that can be inherited from. Its only property is a constant, itself safe to share.
open class _InheritableNSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
    private let own = NSRecursiveLock()

    public override init() {
        super.init()
    }

    open var name: String? {
        get { own.name }
        set { own.name = newValue }
    }
    open func lock() { own.lock() }
    open func unlock() { own.unlock() }
    open func `try`() -> Bool { own.try() }
    open func lock(before limit: Date) -> Bool { own.lock(before: limit) }
}
