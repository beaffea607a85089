import CoreLocation
import Foundation

/// Something that has a place on a map.
public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A point on a map with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?

    public override init() {
        super.init()
    }

    public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
        super.init()
    }
}

/// A named place on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D

    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, addressDictionary: nil)
    }

    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.coordinate = coordinate
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
            name: addressDictionary?["Name"] as? String, locality: addressDictionary?["City"] as? String,
            administrativeArea: addressDictionary?["State"] as? String,
            country: addressDictionary?["Country"] as? String,
            isoCountryCode: addressDictionary?["CountryCode"] as? String)
    }

    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(
            location: placemark.location, name: placemark.name, locality: placemark.locality,
            administrativeArea: placemark.administrativeArea, country: placemark.country,
            isoCountryCode: placemark.isoCountryCode)
    }

    public required init?(coder: NSCoder) {
        let coordinate = coder.decodeObject(of: CLLocation.self, forKey: "location")?.coordinate
        self.coordinate = coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(coder: coder)
    }

    open var title: String? { name }
    open var subtitle: String? { locality }
    open var countryCode: String? { isoCountryCode }
}

/// An address in words.
open class MKAddress: NSObject, @unchecked Sendable {
    public let fullAddress: String
    public let shortAddress: String?

    public init?(fullAddress: String, shortAddress: String?) {
        guard !fullAddress.isEmpty else { return nil }
        self.fullAddress = fullAddress
        self.shortAddress = shortAddress
        super.init()
    }
}

/// Something that can be found on a map.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    public let location: CLLocation
    public let address: MKAddress?
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        location =
            placemark.location
            ?? CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
        address = nil
        name = placemark.name
        super.init()
    }

    public init(location: CLLocation, address: MKAddress?) {
        placemark = MKPlacemark(coordinate: location.coordinate)
        self.location = location
        self.address = address
        super.init()
    }

    /// Opens Maps on a phone; there is none here.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        MapService.note("MKMapItem")
        return false
    }
}
