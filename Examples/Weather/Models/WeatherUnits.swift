import Foundation

/// The units in which people of a region read the weather.
struct WeatherUnits {
    let temperature: UnitTemperature
    let speed: UnitSpeed

    init(for locale: Locale) {
        temperature = locale.measurementSystem == .us ? .fahrenheit : .celsius
        // A language without a region stands for its most usual one.
        let region = locale.region ?? Locale(identifier: locale.language.maximalIdentifier).region
        speed =
            switch locale.measurementSystem {
            case .us, .uk: .milesPerHour
            default: region == "KR" || region == "JP" ? .metersPerSecond : .kilometersPerHour
            }
    }

    /// Whole degrees.
    func degrees(_ measurement: Measurement<UnitTemperature>) -> Int {
        Int(measurement.converted(to: temperature).value.rounded())
    }

    /// - Parameter celsius: Degrees Celsius.
    func degrees(_ celsius: Int) -> Int { degrees(Measurement(value: Double(celsius), unit: .celsius)) }
}
