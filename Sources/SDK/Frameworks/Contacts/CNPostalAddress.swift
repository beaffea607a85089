import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A mailing address.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    var values: [String: String] = [:]

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        for key in Self.keys where coder.containsValue(forKey: key) {
            values[key] = coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
        }
    }

    static let keys = [
        "street", "subLocality", "city", "subAdministrativeArea", "state", "postalCode", "country", "isoCountryCode",
    ]

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        for (key, value) in values { coder.encode(value as NSString, forKey: key) }
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied(as: CNPostalAddress()) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { copied(as: CNMutablePostalAddress()) }

    private func copied(as address: CNPostalAddress) -> CNPostalAddress {
        address.values = values
        return address
    }

    open var street: String { values["street"] ?? "" }
    open var subLocality: String { values["subLocality"] ?? "" }
    open var city: String { values["city"] ?? "" }
    open var subAdministrativeArea: String { values["subAdministrativeArea"] ?? "" }
    open var state: String { values["state"] ?? "" }
    open var postalCode: String { values["postalCode"] ?? "" }
    open var country: String { values["country"] ?? "" }
    open var isoCountryCode: String { values["isoCountryCode"] ?? "" }

    open class func localizedString(forKey key: String) -> String { key }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.values == values }
    open override var hash: Int { values.hashValue }
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { values["street"] ?? "" }
        set { values["street"] = newValue }
    }

    open override var subLocality: String {
        get { values["subLocality"] ?? "" }
        set { values["subLocality"] = newValue }
    }

    open override var city: String {
        get { values["city"] ?? "" }
        set { values["city"] = newValue }
    }

    open override var subAdministrativeArea: String {
        get { values["subAdministrativeArea"] ?? "" }
        set { values["subAdministrativeArea"] = newValue }
    }

    open override var state: String {
        get { values["state"] ?? "" }
        set { values["state"] = newValue }
    }

    open override var postalCode: String {
        get { values["postalCode"] ?? "" }
        set { values["postalCode"] = newValue }
    }

    open override var country: String {
        get { values["country"] ?? "" }
        set { values["country"] = newValue }
    }

    open override var isoCountryCode: String {
        get { values["isoCountryCode"] ?? "" }
        set { values["isoCountryCode"] = newValue }
    }
}
