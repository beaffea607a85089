import Foundation

extension NSCoder {
    /// The object under a key; `nil` if it is missing, which Foundation treats as a damaged archive.
    func optionalObject<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }
}
