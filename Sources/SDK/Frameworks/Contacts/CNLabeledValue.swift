import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A value with a label for its purpose.
open class CNLabeledValue<ValueType: NSObject & NSCopying & NSSecureCoding>: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        identifier = UUID().uuidString
        self.label = label
        self.value = value
        super.init()
    }

    private init(identifier: String, label: String?, value: ValueType) {
        self.identifier = identifier
        self.label = label
        self.value = value
        super.init()
    }

    open func settingLabel(_ label: String?) -> Self { copied(label: label, value: value) }
    open func settingValue(_ value: ValueType) -> Self { copied(label: label, value: value) }
    open func settingLabel(_ label: String?, value: ValueType) -> Self { copied(label: label, value: value) }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private func copied(label: String?, value: ValueType) -> Self {
        let copy = CNLabeledValue(identifier: identifier, label: label, value: value)
        return copy as? Self ?? self
    }

    /// `_$!<Home>!$_` as “home”; a custom label is unchanged.
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}

open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let stringValue: String

    public init(stringValue string: String) {
        stringValue = string
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "stringValue"),
            let text = coder.decodeObject(of: NSString.self, forKey: "stringValue")
        else { return nil }
        stringValue = text as String
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(stringValue as NSString, forKey: "stringValue") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

open class CNContactRelation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let name: String

    public init(name: String) {
        self.name = name
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "name"), let text = coder.decodeObject(of: NSString.self, forKey: "name")
        else { return nil }
        name = text as String
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "name") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CNSocialProfile: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String

    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
        super.init()
    }

    public required init?(coder: NSCoder) { nil }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open class func localizedString(forKey key: String) -> String { key }
    open class func localizedString(forService service: String) -> String { service }
}

open class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let username: String
    public let service: String

    public init(username: String, service: String) {
        self.username = username
        self.service = service
        super.init()
    }

    public required init?(coder: NSCoder) { nil }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open class func localizedString(forKey key: String) -> String { key }
    open class func localizedString(forService service: String) -> String { service }
}

/// A value of a contact that the user selected.
open class CNContactProperty: NSObject, NSCopying, @unchecked Sendable {
    public let contact: CNContact
    public let key: String
    public let value: Any?
    public let identifier: String?
    public let label: String?

    init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
        self.contact = contact
        self.key = key
        self.value = value
        self.identifier = identifier
        self.label = label
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
