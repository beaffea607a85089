import Foundation
import FoundationSupplement

/// A named place.
open class CLPlacemark: NSObject, @unchecked Sendable {
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

    // No map is asked here, so nothing knows a place this closely.
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

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Turns places into names and back. There is no map service here: each request ends on the main queue with
/// `CLError.geocodeFoundNoResult`, which is reported.
open class CLGeocoder: NSObject {
    public override init() {
        super.init()
    }

    open var isGeocoding: Bool { false }

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        findNothing(completionHandler)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        findNothing(completionHandler)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        throw noResult()
    }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw noResult()
    }

    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        findNothing(completionHandler)
    }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        findNothing(completionHandler)
    }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw noResult()
    }

    open func cancelGeocode() {}

    private func findNothing(_ handler: @escaping CLGeocodeCompletionHandler) {
        let error = noResult()
        onMainQueueLater { handler(nil, error) }
    }

    private func noResult() -> CLError {
        Notices.current.add(
            Notices.Notice(
                .warning, subject: "CLGeocoder",
                message: "There is no map service here: no place has a name, and no address a place.",
                remedy: "Let the widget show something useful when a request ends without a result."))
        return CLError(.geocodeFoundNoResult)
    }
}
