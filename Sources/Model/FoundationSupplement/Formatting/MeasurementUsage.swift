import Foundation

/// The kind of measurement, which determines the customary unit.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    enum Kind: String, Codable { case general, asProvided, local }

    let kind: Kind

    /// The customary unit in the user's region.
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .general) }
    /// The measurement's own unit.
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .local) }
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .local) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .local) }
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .local) }
    public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .local) }
    public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .local) }
    public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .asProvided) }
    public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .asProvided) }
    public static var focalLength: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    public static var food: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .asProvided) }
    public static var workout: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(kind: .local) }
}

/// The customary unit in a region.
enum LocalUnits {
    /// - Returns: the measurement in the local unit; unchanged for dimensions that have none.
    static func localized<U: Dimension>(_ measurement: Measurement<U>, locale: Locale) -> Measurement<U> {
        guard let unit = localUnit(for: measurement.unit, value: measurement, locale: locale) as? U else {
            return measurement
        }
        return measurement.converted(to: unit)
    }

    private static func localUnit<U: Dimension>(for unit: U, value: Measurement<U>, locale: Locale) -> Dimension? {
        let system = locale.measurementSystem
        switch unit {
        case is UnitTemperature: return system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
        case is UnitSpeed:
            return system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
        case let length as UnitLength:
            let meters = length.converter.baseUnitValue(fromValue: value.value)
            if system == .metric {
                if abs(meters) >= 1000 { return UnitLength.kilometers }
                return abs(meters) >= 1 ? UnitLength.meters : UnitLength.centimeters
            }
            if abs(meters) >= 1609.344 / 10 { return UnitLength.miles }
            return abs(meters) >= 0.3048 ? UnitLength.feet : UnitLength.inches
        case let mass as UnitMass:
            let kilograms = mass.converter.baseUnitValue(fromValue: value.value)
            if system == .metric { return abs(kilograms) >= 1 ? UnitMass.kilograms : UnitMass.grams }
            return abs(kilograms) >= 0.453_592_37 ? UnitMass.pounds : UnitMass.ounces
        default: return nil
        }
    }
}
