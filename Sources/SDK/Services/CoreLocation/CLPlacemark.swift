import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A named place. It has only the properties that the widget specifies.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let location: CLLocation?
    public let name: String?
    public let locality: String?
    public let administrativeArea: String?
    public let country: String?
    public let isoCountryCode: String?

    package init(
        location: CLLocation?, name: String?, locality: String? = nil, administrativeArea: String? = nil,
        country: String? = nil, isoCountryCode: String? = nil
    ) {
        self.location = location
        self.name = name
        self.locality = locality
        self.administrativeArea = administrativeArea
        self.country = country
        self.isoCountryCode = isoCountryCode
        super.init()
    }

    public init(placemark: CLPlacemark) {
        location = placemark.location
        name = placemark.name
        locality = placemark.locality
        administrativeArea = placemark.administrativeArea
        country = placemark.country
        isoCountryCode = placemark.isoCountryCode
        super.init()
    }

    public required init?(coder: NSCoder) {
        func text(_ key: String) -> String? { coder.optionalObject(of: NSString.self, forKey: key) as String? }
        location = coder.optionalObject(of: CLLocation.self, forKey: "location")
        name = text("name")
        locality = text("locality")
        administrativeArea = text("administrativeArea")
        country = text("country")
        isoCountryCode = text("isoCountryCode")
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        if let location { coder.encode(location, forKey: "location") }
        let texts = [
            "name": name, "locality": locality, "administrativeArea": administrativeArea, "country": country,
            "isoCountryCode": isoCountryCode,
        ]
        for case (let key, let text?) in texts { coder.encode(text as NSString, forKey: key) }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // There is no map service here, so these details are unknown.
    open var region: CLRegion? { nil }
    open var timeZone: TimeZone? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var subLocality: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var postalCode: String? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }
    open var addressDictionary: [AnyHashable: Any]? { nil }
}
