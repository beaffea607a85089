import Foundation

/// The clock of a place of which only the longitude is known.
enum PlaceClock {
    /// Seconds by which a time zone may differ from solar time and still be the place's: zones of wide countries and
    /// summer time differ by up to three hours.
    private static let tolerance = 3.2 * 3_600

    /// The device's clock if it can be the place's, because most widgets show where the device is; otherwise the hour of
    /// solar time.
    static func secondsFromGMT(longitude: Double, at date: Date, device: TimeZone = .current) -> Int {
        let solar = min(max(longitude, -180), 180) * 240
        let own = device.secondsFromGMT(for: date)
        return abs(Double(own) - solar) <= tolerance ? own : Int((solar / 3_600).rounded()) * 3_600
    }
}
