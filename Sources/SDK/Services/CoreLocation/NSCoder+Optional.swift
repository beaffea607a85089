import Foundation

extension NSCoder {
    /// The object under a key, or nil where there is none, which Foundation takes for a damaged archive.
    func optionalObject<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }
}
