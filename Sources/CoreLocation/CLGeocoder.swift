import Foundation

/// A named place.
open class CLPlacemark: NSObject, @unchecked Sendable {
    public let location: CLLocation?
    public let name: String?
    public let locality: String?
    public let administrativeArea: String?
    public let country: String?
    public let isoCountryCode: String?

    init(
        location: CLLocation?, name: String?, locality: String?, administrativeArea: String?, country: String?,
        isoCountryCode: String?
    ) {
        self.location = location
        self.name = name
        self.locality = locality
        self.administrativeArea = administrativeArea
        self.country = country
        self.isoCountryCode = isoCountryCode
        super.init()
    }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Turns places into names and back. There is no map service here: each request ends with
/// `CLError.geocodeFoundNoResult`.
open class CLGeocoder: NSObject {
    public override init() {
        super.init()
    }

    open var isGeocoding: Bool { false }

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }

    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, CLError(.geocodeFoundNoResult))
    }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }

    open func cancelGeocode() {}
}
