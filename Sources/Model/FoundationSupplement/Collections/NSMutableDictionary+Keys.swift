import Foundation

extension NSMutableDictionary {
    /// The value of a key; setting `nil` removes it.
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = (key as Any) as? AnyHashable else { return }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}
