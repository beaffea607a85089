import CoreLocation
import Foundation

extension CLPlacemark {
    /// The address of the place, from its known components.
    public var postalAddress: CNPostalAddress? {
        guard locality != nil || country != nil || thoroughfare != nil else { return nil }
        let address = CNMutablePostalAddress()
        address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        address.city = locality ?? ""
        address.state = administrativeArea ?? ""
        address.postalCode = postalCode ?? ""
        address.country = country ?? ""
        address.isoCountryCode = isoCountryCode ?? ""
        return address
    }
}

extension CLGeocoder {
    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeNothing(completionHandler)
    }

    public func geocodePostalAddress(
        _ postalAddress: CNPostalAddress, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        geocodeNothing(completionHandler)
    }

    public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
        try await geocodeAddressString(CNPostalAddressFormatter.string(from: postalAddress, style: .mailingAddress))
    }
}
