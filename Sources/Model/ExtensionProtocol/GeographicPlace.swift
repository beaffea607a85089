/// A location in degrees, as the host passes the device's location to an extension.
package struct GeographicPlace: Hashable, Sendable {
    package let latitude: Double
    package let longitude: Double

    /// `nil` for coordinates out of range.
    package init?(latitude: Double, longitude: Double) {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Latitude and longitude in degrees separated by a comma, such as `52.52,13.4`.
    package init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { part in Double(part.drop { $0 == " " }) }
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    package var text: String { "\(latitude),\(longitude)" }
}
