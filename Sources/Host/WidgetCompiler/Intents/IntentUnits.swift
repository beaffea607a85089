import Foundation

/// Units by the names and symbols that definition files use.
enum IntentUnits {
    private static let lengths: [(String, Dimension)] = [
        ("meters", UnitLength.meters), ("kilometers", UnitLength.kilometers), ("centimeters", UnitLength.centimeters),
        ("millimeters", UnitLength.millimeters), ("miles", UnitLength.miles), ("yards", UnitLength.yards),
        ("feet", UnitLength.feet), ("inches", UnitLength.inches),
    ]
    private static let masses: [(String, Dimension)] = [
        ("kilograms", UnitMass.kilograms), ("grams", UnitMass.grams), ("pounds", UnitMass.pounds),
        ("ounces", UnitMass.ounces), ("stones", UnitMass.stones),
    ]
    private static let speeds: [(String, Dimension)] = [
        ("metersPerSecond", UnitSpeed.metersPerSecond), ("kilometersPerHour", UnitSpeed.kilometersPerHour),
        ("milesPerHour", UnitSpeed.milesPerHour), ("knots", UnitSpeed.knots),
    ]
    private static let temperatures: [(String, Dimension)] = [
        ("kelvin", UnitTemperature.kelvin), ("celsius", UnitTemperature.celsius),
        ("fahrenheit", UnitTemperature.fahrenheit),
    ]
    private static let volumes: [(String, Dimension)] = [
        ("liters", UnitVolume.liters), ("milliliters", UnitVolume.milliliters), ("gallons", UnitVolume.gallons),
        ("pints", UnitVolume.pints), ("cups", UnitVolume.cups), ("fluidOunces", UnitVolume.fluidOunces),
    ]
    private static let energies: [(String, Dimension)] = [
        ("joules", UnitEnergy.joules), ("kilojoules", UnitEnergy.kilojoules), ("calories", UnitEnergy.calories),
        ("kilocalories", UnitEnergy.kilocalories), ("kilowattHours", UnitEnergy.kilowattHours),
    ]
    private static let durations: [(String, Dimension)] = [
        ("seconds", UnitDuration.seconds), ("minutes", UnitDuration.minutes), ("hours", UnitDuration.hours),
    ]

    private static func units(of dimension: IntentDefinition.ValueType.Dimension) -> [(String, Dimension)] {
        switch dimension {
        case .length: lengths
        case .mass: masses
        case .speed: speeds
        case .temperature: temperatures
        case .volume: volumes
        case .energy: energies
        }
    }

    private static func found(_ name: String?, in units: [(String, Dimension)]) -> (String, Dimension)? {
        guard let name = name?.lowercased() else { return nil }
        return units.first { $0.0.lowercased() == name || $0.1.symbol.lowercased() == name }
            ?? units.first { $0.0.lowercased().hasPrefix(name) }
    }

    /// The Swift name of a unit; `nil` if it is unknown or not specified.
    static func swiftName(_ name: String?, of dimension: IntentDefinition.ValueType.Dimension) -> String? {
        found(name, in: units(of: dimension))?.0
    }

    /// The unit with that name, else the dimension's base unit.
    static func unit(_ name: String?, of dimension: IntentDefinition.ValueType.Dimension) -> Dimension {
        let units = units(of: dimension)
        return found(name, in: units)?.1 ?? type(of: units[0].1).baseUnit()
    }

    static func durationName(_ name: String?) -> String? { found(name, in: durations)?.0 }

    static func duration(_ name: String?) -> Dimension { found(name, in: durations)?.1 ?? UnitDuration.seconds }
}
