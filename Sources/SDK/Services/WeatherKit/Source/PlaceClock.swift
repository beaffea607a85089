import Foundation

/// The clock of a place of which only the longitude is known.
enum PlaceClock {
    /// Seconds by which a time zone may differ from solar time and still be the place's: zones of wide countries and
    /// summer time differ by up to three hours.
    private static let tolerance = 3.2 * 3_600

    /// The device's clock if it can be the place's, because most widgets show where the device is; otherwise the hour
    /// of solar time.
    static func secondsFromGMT(longitude: Double, at date: Date, device: TimeZone = .current) -> Int {
        isPlaces(device, longitude: longitude, at: date)
            ? device.secondsFromGMT(for: date) : solarHours(longitude) * 3_600
    }

    /// The identifier of the same clock.
    static func timeZone(longitude: Double, at date: Date, device: TimeZone = .current) -> String {
        if isPlaces(device, longitude: longitude, at: date) { return device.identifier }
        let hours = solarHours(longitude)
        // The signs of these names are those of POSIX: ahead of Greenwich is negative.
        return hours == 0 ? "GMT" : "Etc/GMT\(hours > 0 ? "-" : "+")\(hours.magnitude)"
    }

    private static func isPlaces(_ device: TimeZone, longitude: Double, at date: Date) -> Bool {
        abs(Double(device.secondsFromGMT(for: date)) - solarSeconds(longitude)) <= tolerance
    }

    private static func solarSeconds(_ longitude: Double) -> Double { min(max(longitude, -180), 180) * 240 }
    private static func solarHours(_ longitude: Double) -> Int { Int((solarSeconds(longitude) / 3_600).rounded()) }
}
