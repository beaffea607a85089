import CoreLocation

/// Where the device is, if its user lets widgets know.
struct CurrentLocation {
    private let manager = CLLocationManager()

    /// `nil` without permission and before the device knows. The name and the time zone are those of the nearest place.
    var location: WeatherLocation? {
        guard manager.isAuthorizedForWidgetUpdates, let coordinate = manager.location?.coordinate else { return nil }
        let place =
            Gazetteer.shared.nearest(latitude: coordinate.latitude, longitude: coordinate.longitude)
            ?? Self.unnamed(at: coordinate)
        return .current(place, latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    /// Far from every city, such as at sea.
    private static func unnamed(at coordinate: CLLocationCoordinate2D) -> Place {
        let degrees = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
        let name = "\(coordinate.latitude.formatted(degrees))°, \(coordinate.longitude.formatted(degrees))°"
        return Place(
            id: 0, name: name, koreanName: "", japaneseName: "", country: "", state: "", timeZone: .current,
            latitude: coordinate.latitude, longitude: coordinate.longitude, population: 0)
    }
}
