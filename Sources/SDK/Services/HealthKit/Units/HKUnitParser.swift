import Foundation

/// Reads units in HealthKit's notation.
///
/// 1. A unit is a product of factors with `*`, `.` or `·` between them; what follows the first `/` is divided by, and
///    may be in parentheses.
/// 2. A factor is a symbol, perhaps with a metric prefix before it and `^` with a whole power behind it.
/// 3. A mole has its molar mass in angle brackets and counts as that mass.
///
/// Values are in the base units of the SI, with grams for mass.
enum HKUnitParser {
    struct Unit {
        var dimension: [HKBaseQuantity: Int] = [:]
        var factor = 1.0
        var offset = 0.0
    }

    /// Symbols in HealthKit's notation (developer.apple.com/documentation/healthkit/hkunit/init(from:)); the first
    /// group takes metric prefixes.
    private static let metric: [String: Unit] = [
        "g": Unit(dimension: [.mass: 1]),
        "m": Unit(dimension: [.length: 1]),
        "L": Unit(dimension: [.length: 3], factor: 1e-3),
        "l": Unit(dimension: [.length: 3], factor: 1e-3),
        "s": Unit(dimension: [.time: 1]),
        "J": Unit(dimension: [.mass: 1, .length: 2, .time: -2], factor: 1e3),
        "cal": Unit(dimension: [.mass: 1, .length: 2, .time: -2], factor: 4.184e3),
        "Pa": Unit(dimension: [.mass: 1, .length: -1, .time: -2], factor: 1e3),
        "W": Unit(dimension: [.mass: 1, .length: 2, .time: -3], factor: 1e3),
        "Hz": Unit(dimension: [.time: -1]),
        "A": Unit(dimension: [.current: 1]),
        "S": Unit(dimension: [.mass: -1, .length: -2, .time: 3, .current: 2], factor: 1e-3),
        "V": Unit(dimension: [.mass: 1, .length: 2, .time: -3, .current: -1], factor: 1e3),
        "K": Unit(dimension: [.temperature: 1]),
        "IU": Unit(dimension: [.internationalUnits: 1]),
        "lx": Unit(dimension: [.illuminance: 1]),
        "rad": Unit(dimension: [.angle: 1]),
    ]

    private static let single: [String: Unit] = [
        "oz": Unit(dimension: [.mass: 1], factor: 28.349_523_125),
        "lb": Unit(dimension: [.mass: 1], factor: 453.592_37),
        "st": Unit(dimension: [.mass: 1], factor: 6_350.293_18),
        "in": Unit(dimension: [.length: 1], factor: 0.0254),
        "ft": Unit(dimension: [.length: 1], factor: 0.3048),
        "yd": Unit(dimension: [.length: 1], factor: 0.9144),
        "mi": Unit(dimension: [.length: 1], factor: 1_609.344),
        "fl_oz_us": Unit(dimension: [.length: 3], factor: 29.573_529_562_5e-6),
        "fl_oz_imp": Unit(dimension: [.length: 3], factor: 28.413_062_5e-6),
        "pt_us": Unit(dimension: [.length: 3], factor: 473.176_473e-6),
        "pt_imp": Unit(dimension: [.length: 3], factor: 568.261_25e-6),
        "cup_us": Unit(dimension: [.length: 3], factor: 236.588_236_5e-6),
        "cup_imp": Unit(dimension: [.length: 3], factor: 284.130_625e-6),
        "min": Unit(dimension: [.time: 1], factor: 60),
        "hr": Unit(dimension: [.time: 1], factor: 3_600),
        "d": Unit(dimension: [.time: 1], factor: 86_400),
        "Cal": Unit(dimension: [.mass: 1, .length: 2, .time: -2], factor: 4.184e6),
        "mmHg": Unit(dimension: [.mass: 1, .length: -1, .time: -2], factor: 133_322.387_415),
        "cmAq": Unit(dimension: [.mass: 1, .length: -1, .time: -2], factor: 98_066.5),
        "atm": Unit(dimension: [.mass: 1, .length: -1, .time: -2], factor: 101_325e3),
        "inHg": Unit(dimension: [.mass: 1, .length: -1, .time: -2], factor: 3_386_389),
        "dBASPL": Unit(dimension: [.soundPressureLevel: 1]), "dBHL": Unit(dimension: [.hearingLevel: 1]),
        "D": Unit(dimension: [.length: -1]), "pD": Unit(dimension: [.prism: 1]),
        "deg": Unit(dimension: [.angle: 1], factor: .pi / 180),
        "appleEffortScore": Unit(dimension: [.effort: 1]),
        "degC": Unit(dimension: [.temperature: 1], offset: 273.15),
        "degF": Unit(dimension: [.temperature: 1], factor: 5.0 / 9, offset: 459.67 * 5 / 9),
        // HealthKit's percentages lie between 0 and 1 (developer.apple.com/documentation/healthkit/hkunit/percent()).
        "count": Unit(), "%": Unit(), "1": Unit(), "": Unit(),
    ]

    private static let prefixes: [(String, Double)] = [
        ("da", 1e1), ("mc", 1e-6), ("f", 1e-15), ("p", 1e-12), ("n", 1e-9), ("m", 1e-3), ("c", 1e-2), ("d", 1e-1),
        ("h", 1e2), ("k", 1e3), ("M", 1e6), ("G", 1e9), ("T", 1e12),
    ]

    static func unit(from text: String) -> Unit? {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let numerator = parts.first.flatMap({ product($0) }) else { return nil }
        guard parts.count == 2 else { return numerator }
        guard let divisor = product(parts[1]) else { return nil }
        return Unit(
            dimension: numerator.dimension.merging(divisor.dimension.mapValues { -$0 }, uniquingKeysWith: +),
            factor: numerator.factor / divisor.factor)
    }

    private static func product(_ text: Substring) -> Unit? {
        var text = text
        if text.first == "(", text.last == ")" { text = text.dropFirst().dropLast() }
        var result = Unit()
        var factors: [Substring] = [text]
        // A point within a mole's brackets belongs to its number.
        if !text.contains("<") { factors = text.split(whereSeparator: { "*·.".contains($0) }) }
        if factors.count == 1 { return factor(factors[0]) }
        for part in factors {
            guard let unit = factor(part) else { return nil }
            result.dimension.merge(unit.dimension, uniquingKeysWith: +)
            result.factor *= unit.factor
        }
        return result
    }

    private static func factor(_ text: Substring) -> Unit? {
        let parts = text.split(separator: "^", maxSplits: 1)
        guard let unit = symbol(String(parts.first ?? "")) else { return nil }
        guard parts.count == 2 else { return unit }
        guard let power = Int(parts[1]), abs(power) < 16 else { return nil }
        return Unit(dimension: unit.dimension.mapValues { $0 * power }, factor: pow(unit.factor, Double(power)))
    }

    private static func symbol(_ text: String) -> Unit? {
        if let unit = single[text] ?? metric[text] ?? mole(text) { return unit }
        for (prefix, factor) in prefixes where text.hasPrefix(prefix) {
            let rest = String(text.dropFirst(prefix.count))
            if var unit = metric[rest] ?? mole(rest) {
                unit.factor *= factor
                return unit
            }
        }
        return nil
    }

    private static func mole(_ text: String) -> Unit? {
        guard text.hasPrefix("mol") else { return nil }
        let rest = text.dropFirst(3)
        if rest.isEmpty { return Unit(dimension: [.amount: 1]) }
        guard rest.first == "<", rest.last == ">", let mass = Double(rest.dropFirst().dropLast()), mass > 0 else {
            return nil
        }
        return Unit(dimension: [.mass: 1], factor: mass)
    }
}
