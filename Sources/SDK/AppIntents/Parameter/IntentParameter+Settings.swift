// The types of a parameter's settings, by its value type, and the settings.

extension IntentParameter where Value.ValueType == Int {
    public typealias IntControlStyle = Int.IntentControlStyle

    public var controlStyle: IntControlStyle {
        if case .integer(let style, _) = field.control { style } else { .field }
    }

    public var inclusiveRange: (lowerBound: Int, upperBound: Int)? {
        field.range.map { (Int($0.lowerBound), Int($0.upperBound)) }
    }
}

extension IntentParameter where Value.ValueType == Double {
    public typealias DoubleControlStyle = Double.IntentControlStyle

    public var controlStyle: DoubleControlStyle {
        if case .real(let style, _) = field.control { style } else { .field }
    }

    public var inclusiveRange: (lowerBound: Double, upperBound: Double)? {
        field.range.map { ($0.lowerBound, $0.upperBound) }
    }
}

extension IntentParameter where Value.ValueType == String {
    public var inputOptions: String.IntentInputOptions {
        if case .text(let options) = field.control { options } else { String.IntentInputOptions() }
    }
}

extension IntentParameter where Value.ValueType == Date {
    public var dateKind: Date.IntentKind {
        if case .date(let kind) = field.control { kind } else { .dateTime }
    }
}

extension IntentParameter where Value.ValueType == DateComponents {
    public var dateKind: DateComponents.IntentKind {
        if case .date(let kind) = field.control { kind } else { .dateTime }
    }
}

extension IntentParameter where Value.ValueType == Measurement<UnitAcceleration> {
    public typealias Acceleration = UnitAcceleration
}

extension IntentParameter where Value.ValueType == Measurement<UnitAngle> {
    public typealias Angle = UnitAngle
}

extension IntentParameter where Value.ValueType == Measurement<UnitArea> {
    public typealias Area = UnitArea
}

extension IntentParameter where Value.ValueType == Measurement<UnitConcentrationMass> {
    public typealias ConcentrationMass = UnitConcentrationMass
}

extension IntentParameter where Value.ValueType == Measurement<UnitDispersion> {
    public typealias Dispersion = UnitDispersion
}

extension IntentParameter where Value.ValueType == Measurement<UnitDuration> {
    public typealias Duration = UnitDuration
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCharge> {
    public typealias ElectricCharge = UnitElectricCharge
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricCurrent> {
    public typealias ElectricCurrent = UnitElectricCurrent
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricPotentialDifference> {
    public typealias ElectricPotentialDifference = UnitElectricPotentialDifference
}

extension IntentParameter where Value.ValueType == Measurement<UnitElectricResistance> {
    public typealias ElectricResistance = UnitElectricResistance
}

extension IntentParameter where Value.ValueType == Measurement<UnitEnergy> {
    public typealias Energy = UnitEnergy
}

extension IntentParameter where Value.ValueType == Measurement<UnitFrequency> {
    public typealias Frequency = UnitFrequency
}

extension IntentParameter where Value.ValueType == Measurement<UnitFuelEfficiency> {
    public typealias FuelEfficiency = UnitFuelEfficiency
}

extension IntentParameter where Value.ValueType == Measurement<UnitIlluminance> {
    public typealias Illuminance = UnitIlluminance
}

extension IntentParameter where Value.ValueType == Measurement<UnitInformationStorage> {
    public typealias InformationStorage = UnitInformationStorage
}

extension IntentParameter where Value.ValueType == Measurement<UnitLength> {
    public typealias Length = UnitLength
}

extension IntentParameter where Value.ValueType == Measurement<UnitMass> {
    public typealias Mass = UnitMass
}

extension IntentParameter where Value.ValueType == Measurement<UnitPower> {
    public typealias Power = UnitPower
}

extension IntentParameter where Value.ValueType == Measurement<UnitPressure> {
    public typealias Pressure = UnitPressure
}

extension IntentParameter where Value.ValueType == Measurement<UnitSpeed> {
    public typealias Speed = UnitSpeed
}

extension IntentParameter where Value.ValueType == Measurement<UnitTemperature> {
    public typealias Temperature = UnitTemperature
}

extension IntentParameter where Value.ValueType == Measurement<UnitVolume> {
    public typealias Volume = UnitVolume
}
