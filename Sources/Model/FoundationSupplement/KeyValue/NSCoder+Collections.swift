import Foundation

extension NSCoder {
    public func encodeCInt(_ value: Int32, forKey key: String) { encode(value, forKey: key) }

    public func decodeArrayOfObjects<Object: NSObject & NSSecureCoding>(
        ofClass cls: Object.Type, forKey key: String
    ) -> [Object]? {
        decodeObject(of: [NSArray.self, cls], forKey: key) as? [Object]
    }

    public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
        decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any]
    }

    public func decodeDictionary<Key: NSObject & NSSecureCoding & NSCopying, Object: NSObject & NSSecureCoding>(
        withKeyClass keyClass: Key.Type, objectClass: Object.Type, forKey key: String
    ) -> [Key: Object]? {
        decodeObject(of: [NSDictionary.self, keyClass, objectClass], forKey: key) as? [Key: Object]
    }

    public func decodeDictionary(
        withKeysOfClasses keyClasses: [AnyClass], objectsOfClasses objectClasses: [AnyClass], forKey key: String
    ) -> [AnyHashable: Any]? {
        decodeObject(of: [NSDictionary.self] + keyClasses + objectClasses, forKey: key) as? [AnyHashable: Any]
    }
}

extension NSKeyedUnarchiver {
    public static func unarchivedDictionary<
        Key: NSObject & NSSecureCoding & NSCopying, Object: NSObject & NSSecureCoding
    >(ofKeyClass keyClass: Key.Type, objectClass: Object.Type, from data: Data) throws -> [Key: Object]? {
        try unarchivedObject(ofClasses: [NSDictionary.self, keyClass, objectClass], from: data) as? [Key: Object]
    }

    public static func unarchivedDictionary(
        ofKeyClasses keyClasses: [AnyClass], objectClasses: [AnyClass], from data: Data
    ) throws -> [AnyHashable: Any]? {
        try unarchivedObject(ofClasses: [NSDictionary.self] + keyClasses + objectClasses, from: data)
            as? [AnyHashable: Any]
    }
}
