import Foundation
import FoundationSupplement

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

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        throw noResult()
    }

    open func geocodeAddressDictionary(
        _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        findNothing(completionHandler)
    }

    /// The protocol of postal addresses, which is declared in the Contacts module.
    package func geocodeNothing(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
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
                message: "No map service is available: coordinates have no address and addresses no coordinates.",
                remedy: "Make sure the widget shows something useful when a request returns no result."))
        return CLError(.geocodeFoundNoResult)
    }
}
