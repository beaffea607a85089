import Foundation

extension Measurement where UnitType == UnitTemperature {
    /// Degrees Celsius.
    static func degrees(_ value: Double) -> Self { Measurement(value: value, unit: .celsius) }
}

extension Measurement where UnitType == UnitLength {
    static func millimeters(_ value: Double) -> Self { Measurement(value: value, unit: .millimeters) }
    static func meters(_ value: Double) -> Self { Measurement(value: value, unit: .meters) }
}

extension Measurement where UnitType == UnitSpeed {
    static func kilometersPerHour(_ value: Double) -> Self { Measurement(value: value, unit: .kilometersPerHour) }

    /// Of water, for which Foundation has no unit.
    static func millimetersPerHour(_ value: Double) -> Self {
        let unit = UnitSpeed(symbol: "mm/h", converter: UnitConverterLinear(coefficient: 1 / 3_600_000))
        return Measurement(value: value, unit: unit)
    }
}

extension Measurement where UnitType == UnitPressure {
    /// Hectopascals, which are millibars.
    static func millibars(_ value: Double) -> Self { Measurement(value: value, unit: .millibars) }
}
