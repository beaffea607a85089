import Foundation

extension UserDefaults {
    /// The value under `key`, as key-value coding reads it.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// The value under `keyPath`; its parts after the first dot are looked up in the stored value.
    public func value(forKeyPath keyPath: String) -> Any? {
        let path = keyPath.split(separator: ".").map(String.init)
        return object(forKey: keyPath) ?? KeyedPath.value(of: path.first.flatMap(object), at: path.dropFirst())
    }

    /// Sets the value under `key`, as key-value coding does; `nil` removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { set(value, forKey: key) }
    }
}

extension NSObject {
    /// The class that an archive names for objects of this class: the class itself.
    public class func classForCoder() -> AnyClass { self }

    public class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    public class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

// In a protocol extension, so that classes can declare methods with these names and call their superclass's.
extension NSObjectProtocol {
    /// The stored property with that name.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? { KeyedPath.value(of: self, at: [key]) }

    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyedPath.value(of: self, at: keyPath.split(separator: ".").map(String.init))
    }

    /// A property cannot be set by its name here, which is reported.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) { noteSetting(key) }

    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { noteSetting(keyPath) }

    @_disfavoredOverload
    public func setValue(_ value: Any?, forUndefinedKey key: String) { noteSetting(key) }

    @_disfavoredOverload
    public func value(forUndefinedKey key: String) -> Any? { nil }

    @_disfavoredOverload
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for key in keyedValues.keys.sorted() { noteSetting(key) }
    }

    @_disfavoredOverload
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    private func noteSetting(_ key: String) {
        Notices.current.add(
            .init(
                .note, subject: "\(type(of: self)).\(key)",
                message: "A property cannot be set by its name here: there is no Objective-C runtime.",
                remedy: "Set the property directly."))
    }

    /// Changes are not reported by property name; `observe(_:options:changeHandler:)` works for defaults.
    @_disfavoredOverload
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        Notices.current.addInert("\(type(of: self)).addObserver", .absent("key-value observing"))
    }

    @_disfavoredOverload
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    @_disfavoredOverload
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}

    @_disfavoredOverload
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    @_disfavoredOverload
    public func willChangeValue(forKey key: String) {}

    @_disfavoredOverload
    public func didChangeValue(forKey key: String) {}
}

extension NSArray {
    /// The values of the elements under `key`.
    public func value(forKey key: String) -> Any { value(forKeyPath: key) ?? [Any]() }

    public func value(forKeyPath keyPath: String) -> Any? {
        KeyedPath.value(of: self, at: keyPath.split(separator: ".").map(String.init))
    }
}
