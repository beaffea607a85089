import Foundation

extension HKUnit {
    public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "Hz") }
    public class func watt() -> HKUnit { HKUnit(from: "W") }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "W") }
    public class func volt() -> HKUnit { HKUnit(from: "V") }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "V") }
    public class func siemen() -> HKUnit { HKUnit(from: "S") }
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "S") }
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "Pa") }
    public class func inchesOfMercury() -> HKUnit { HKUnit(from: "inHg") }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
    public class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }
    public class func lux() -> HKUnit { HKUnit(from: "lx") }
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "lx") }
    public class func diopter() -> HKUnit { HKUnit(from: "D") }
    public class func prismDiopter() -> HKUnit { HKUnit(from: "pD") }
    public class func radianAngle() -> HKUnit { HKUnit(from: "rad") }
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "rad") }
    public class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
    public class func appleEffortScore() -> HKUnit { HKUnit(from: "appleEffortScore") }
    public class func calorie() -> HKUnit { HKUnit(from: "cal") }
}

extension HKUnit {
    private static let lengths: [(LengthFormatter.Unit, String)] = [
        (.millimeter, "mm"), (.centimeter, "cm"), (.meter, "m"), (.kilometer, "km"), (.inch, "in"), (.foot, "ft"),
        (.yard, "yd"), (.mile, "mi"),
    ]
    private static let masses: [(MassFormatter.Unit, String)] = [
        (.gram, "g"), (.kilogram, "kg"), (.ounce, "oz"), (.pound, "lb"), (.stone, "st"),
    ]
    private static let energies: [(EnergyFormatter.Unit, String)] = [
        (.joule, "J"), (.kilojoule, "kJ"), (.calorie, "cal"), (.kilocalorie, "kcal"),
    ]

    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
        self.init(from: Self.lengths.first { $0.0 == lengthFormatterUnit }?.1 ?? "m")
    }

    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        self.init(from: Self.masses.first { $0.0 == massFormatterUnit }?.1 ?? "g")
    }

    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
        self.init(from: Self.energies.first { $0.0 == energyFormatterUnit }?.1 ?? "J")
    }

    public class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit {
        lengths.first { $0.1 == unit.unitString }?.0 ?? .meter
    }

    public class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit {
        masses.first { $0.1 == unit.unitString }?.0 ?? .gram
    }

    public class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit {
        energies.first { $0.1 == unit.unitString }?.0 ?? .joule
    }
}
