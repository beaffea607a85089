import CoreLocation
import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A reverse geocoding request; fails with `MKError.placemarkNotFound`.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    public let location: CLLocation
    open var preferredLocale: Locale?
    open private(set) var isCancelled = false
    open var isLoading: Bool { false }

    /// `nil` for invalid coordinates.
    public init?(location: CLLocation) {
        guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
        self.location = location
        super.init()
    }

    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        MapService.end("MKReverseGeocodingRequest", .placemarkNotFound, completionHandler)
    }

    open var mapItems: [MKMapItem] {
        get async throws { throw MapService.failure("MKReverseGeocodingRequest", .placemarkNotFound) }
    }

    open func cancel() {
        isCancelled = true
    }
}

/// A geocoding request; fails with `MKError.placemarkNotFound`.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
    public let addressString: String
    open var preferredLocale: Locale?
    open var region: MKCoordinateRegion?
    open private(set) var isCancelled = false
    open var isLoading: Bool { false }

    public init?(addressString: String) {
        guard !addressString.isEmpty else { return nil }
        self.addressString = addressString
        super.init()
    }

    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        MapService.end("MKGeocodingRequest", .placemarkNotFound, completionHandler)
    }

    open var mapItems: [MKMapItem] {
        get async throws { throw MapService.failure("MKGeocodingRequest", .placemarkNotFound) }
    }

    open func cancel() {
        isCancelled = true
    }
}
