import Foundation

extension UserDefaults {
    /// The value under `key`, as key-value coding reads it.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value under `key`, as key-value coding does; `nil` removes it.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NSObject {
    /// The class that an archive names for objects of this class: the class itself.
    public class func classForCoder() -> AnyClass { self }
}
