import CoreLocation
import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Something with a location on a map.
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
open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()

    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }

    public override init() {
        super.init()
    }

    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        self.coordinate = coordinate
    }

    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        self.title = title
        self.subtitle = subtitle
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
        super.init(placemark: placemark)
    }

    public required init?(coder: NSCoder) {
        coordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
    }

    open var title: String? { name }
    open var subtitle: String? { locality }
    open var countryCode: String? { isoCountryCode }
}

/// An address as text.
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

/// An address in the formats of maps.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
    public enum ContextStyle: Int, Sendable {
        case automatic = 0
        case short = 1
        case full = 2
    }

    private let placemark: MKPlacemark

    init(_ placemark: MKPlacemark) {
        self.placemark = placemark
    }

    public var cityName: String? { placemark.locality }
    public var regionName: String? { placemark.country }
    public var region: Locale.Region? { placemark.isoCountryCode.map { Locale.Region($0) } }
    public var cityWithContext: String? { cityWithContext(.automatic) }

    public func cityWithContext(_ style: ContextStyle) -> String? {
        guard let city = placemark.locality else { return nil }
        let context = style == .full ? placemark.country : placemark.administrativeArea ?? placemark.country
        return [city, context].compactMap { $0 }.joined(separator: ", ")
    }

    /// The street, the city with its postal code, and the country, one per line.
    public func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
        let street = [placemark.subThoroughfare, placemark.thoroughfare].compactMap { $0 }.joined(separator: " ")
        let area = [placemark.administrativeArea, placemark.postalCode].compactMap { $0 }.joined(separator: " ")
        let city = [placemark.locality, area.isEmpty ? nil : area].compactMap { $0 }.joined(separator: ", ")
        let parts = [street, city, includingRegion ? placemark.country ?? "" : ""].filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: singleLine ? ", " : "\n")
    }
}

/// A place that can be found on a map.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    public let location: CLLocation
    public let address: MKAddress?
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    open var identifier: Identifier? { nil }
    open var isCurrentLocation: Bool { false }
    open var addressRepresentations: MKAddressRepresentations? { MKAddressRepresentations(placemark) }

    /// The identity of a place of the map service.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init?(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The user's location, which the widget does not receive.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    }

    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        MapService.note("MKMapItem")
        return false
    }

    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil, from scene: AnyObject?) async -> Bool {
        MapService.note("MKMapItem")
        return false
    }

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

    /// Opens Maps on a device; not available here.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        MapService.note("MKMapItem")
        return false
    }
}
