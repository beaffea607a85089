import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A unit of measurement, composed of base units.
open class HKUnit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The dimension, as powers of base quantities.
    let dimension: [HKBaseQuantity: Int]
    /// Base units in one of this.
    let factor: Double
    /// Base units at this unit's zero; only temperatures have one.
    let offset: Double
    public let unitString: String

    init(_ unitString: String, dimension: [HKBaseQuantity: Int], factor: Double, offset: Double = 0) {
        self.unitString = unitString
        self.dimension = dimension.filter { $0.value != 0 }
        self.factor = factor
        self.offset = offset
        super.init()
    }

    /// A unit in HealthKit's notation: `mg/dL`, `count/min`, `mmol<180.16>/L`, `kg*m^2`. Text that is not a unit, which
    /// crashes the program on Apple's platforms, is reported and treated as the unit `count`.
    public convenience init(from string: String) {
        let found = HKUnitParser.unit(from: string)
        if found == nil {
            Notices.current.add(
                Notices.Notice(
                    .warning, subject: "HKUnit",
                    message: "“\(string)” is not a valid unit; the program would crash on a device.",
                    remedy: "Use the format of mg/dL, count/min or mmol<180.16>/L."))
        }
        let unit = found ?? HKUnitParser.Unit()
        self.init(string, dimension: unit.dimension, factor: unit.factor, offset: unit.offset)
    }

    public required convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "unit"),
            let text = coder.decodeObject(of: NSString.self, forKey: "unit")
        else { return nil }
        self.init(from: text as String)
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(unitString as NSString, forKey: "unit") }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func isNull() -> Bool { dimension.isEmpty && factor == 1 && unitString.isEmpty }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)·\(unit.unitString)",
            dimension: dimension.merging(unit.dimension, uniquingKeysWith: +), factor: factor * unit.factor)
    }

    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)/\(unit.unitString)",
            dimension: dimension.merging(unit.dimension.mapValues { -$0 }, uniquingKeysWith: +),
            factor: factor / unit.factor)
    }

    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(
            "\(unitString)^\(power)", dimension: dimension.mapValues { $0 * power },
            factor: pow(factor, Double(power)))
    }

    open func reciprocal() -> HKUnit {
        HKUnit("1/\(unitString)", dimension: dimension.mapValues { -$0 }, factor: 1 / factor)
    }

    open override var description: String { unitString }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        return dimension == other.dimension && factor == other.factor && offset == other.offset
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(dimension)
        hasher.combine(factor)
        return hasher.finalize()
    }
}

/// The dimensions of HealthKit's units.
enum HKBaseQuantity: Hashable, Sendable {
    case mass, length, time, temperature, current, amount, internationalUnits, illuminance, angle, prism, effort
    case soundPressureLevel, hearingLevel
}

/// Powers of ten of units.
public enum HKMetricPrefix: Int, Sendable {
    case none = 0
    case pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

    var factor: Double {
        switch self {
        case .none: 1
        case .femto: 1e-15
        case .pico: 1e-12
        case .nano: 1e-9
        case .micro: 1e-6
        case .milli: 1e-3
        case .centi: 1e-2
        case .deci: 1e-1
        case .deca: 1e1
        case .hecto: 1e2
        case .kilo: 1e3
        case .mega: 1e6
        case .giga: 1e9
        case .tera: 1e12
        }
    }

    var symbol: String {
        switch self {
        case .none: ""
        case .femto: "f"
        case .pico: "p"
        case .nano: "n"
        case .micro: "mc"
        case .milli: "m"
        case .centi: "c"
        case .deci: "d"
        case .deca: "da"
        case .hecto: "h"
        case .kilo: "k"
        case .mega: "M"
        case .giga: "G"
        case .tera: "T"
        }
    }
}

/// Grams of glucose in a mole.
public let HKUnitMolarMassBloodGlucose = 180.155_880_000_054_1

extension HKUnit {
    private class func known(_ symbol: String, _ prefix: HKMetricPrefix = .none) -> HKUnit {
        HKUnit(from: prefix.symbol + symbol)
    }

    public class func gram() -> HKUnit { known("g") }
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { known("g", prefix) }
    public class func ounce() -> HKUnit { known("oz") }
    public class func pound() -> HKUnit { known("lb") }
    public class func stone() -> HKUnit { known("st") }
    public class func meter() -> HKUnit { known("m") }
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { known("m", prefix) }
    public class func inch() -> HKUnit { known("in") }
    public class func foot() -> HKUnit { known("ft") }
    public class func yard() -> HKUnit { known("yd") }
    public class func mile() -> HKUnit { known("mi") }
    public class func liter() -> HKUnit { known("L") }
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { known("L", prefix) }
    public class func fluidOunceUS() -> HKUnit { known("fl_oz_us") }
    public class func fluidOunceImperial() -> HKUnit { known("fl_oz_imp") }
    public class func pintUS() -> HKUnit { known("pt_us") }
    public class func pintImperial() -> HKUnit { known("pt_imp") }
    public class func cupUS() -> HKUnit { known("cup_us") }
    public class func cupImperial() -> HKUnit { known("cup_imp") }
    public class func second() -> HKUnit { known("s") }
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { known("s", prefix) }
    public class func minute() -> HKUnit { known("min") }
    public class func hour() -> HKUnit { known("hr") }
    public class func day() -> HKUnit { known("d") }
    public class func joule() -> HKUnit { known("J") }
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { known("J", prefix) }
    public class func kilocalorie() -> HKUnit { known("kcal") }
    public class func largeCalorie() -> HKUnit { known("Cal") }
    public class func smallCalorie() -> HKUnit { known("cal") }
    public class func degreeCelsius() -> HKUnit { known("degC") }
    public class func degreeFahrenheit() -> HKUnit { known("degF") }
    public class func kelvin() -> HKUnit { known("K") }
    public class func pascal() -> HKUnit { known("Pa") }
    public class func millimeterOfMercury() -> HKUnit { known("mmHg") }
    public class func centimeterOfWater() -> HKUnit { known("cmAq") }
    public class func atmosphere() -> HKUnit { known("atm") }
    public class func count() -> HKUnit { known("count") }
    /// From 0 to 1.
    public class func percent() -> HKUnit { known("%") }
    public class func internationalUnit() -> HKUnit { known("IU") }

    /// - Parameter gramsPerMole: the molar mass of the substance; a mole then converts to its mass.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { known("mol<\(gramsPerMole)>") }

    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        known("mol<\(gramsPerMole)>", prefix)
    }
}
