import Foundation
import Synchronization

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Keeps an observation of a property active until it is invalidated or released. Its only property is a mutex.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let end: Mutex<(@Sendable () -> Void)?>

    init(end: (@Sendable () -> Void)? = nil) {
        self.end = Mutex(end)
        super.init()
    }

    deinit { invalidate() }

    public func invalidate() {
        let end = end.withLock { end in
            defer { end = nil }
            return end
        }
        end?()
    }
}

/// The previous and current value of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

public enum NSKeyValueSetMutationKind: UInt, Sendable {
    case union = 1
    case minus, intersect, set
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// An object whose properties can be observed by their key paths.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Observes a property.
    ///
    /// Properties of defaults are observed. For other objects, no runtime reports changes: the handler is called once
    /// if `.initial` requests it, and not again.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observed = ObservedProperty(self, keyPath, options, changeHandler)
        if options.contains(.initial) { observed.tell() }
        guard let defaults = self as? UserDefaults else { return NSKeyValueObservation() }
        // Type-erased, because the types of the object and the value are not sendable.
        nonisolated(unsafe) let update: () -> Void = observed.update
        let token = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
        ) { _ in update() }
        nonisolated(unsafe) let observer = token
        return NSKeyValueObservation { NotificationCenter.default.removeObserver(observer) }
    }

    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    public func willChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
    ) {}

    public func didChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
    ) {}
}

/// A property with the value that its observer last received. Sendable because the observed object reports one change
/// at a time.
private final class ObservedProperty<Object, Value>: @unchecked Sendable {
    private let object: Object
    private let keyPath: KeyPath<Object, Value>
    private let options: NSKeyValueObservingOptions
    private let handler: (Object, NSKeyValueObservedChange<Value>) -> Void
    private var known: Value

    init(
        _ object: Object, _ keyPath: KeyPath<Object, Value>, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping (Object, NSKeyValueObservedChange<Value>) -> Void
    ) {
        self.object = object
        self.keyPath = keyPath
        self.options = options
        self.handler = handler
        known = object[keyPath: keyPath]
    }

    func tell(old: Value? = nil) {
        handler(
            object,
            NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? known : nil,
                oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
    }

    func update() {
        let value = object[keyPath: keyPath]
        guard !DynamicOrder.areEqual(value, known) else { return }
        let old = known
        known = value
        tell(old: old)
    }
}
