/// A measured value, or the bound that it is compared with.
package enum Measure: Hashable, Sendable {
    package enum Unit: String, CaseIterable, Hashable, Sendable {
        case points = "pt"
        case pixels = "px"
        case bytes = "B"
        case seconds = "s"
        case ratio = ":1"
        case percent = "%"
        case count = ""
    }

    case number(Double, Unit)
    /// Another kind of value, such as the state of a declaration.
    case text(String)

    package var text: String {
        switch self {
        case .text(let text): text
        case .number(let value, .bytes) where abs(value) >= Self.megabyte:
            Self.digits(value / Self.megabyte, decimals: 1) + " MB"
        case .number(let value, .seconds) where abs(value) >= 2 * Self.day:
            Self.digits(value / Self.day, decimals: 1) + " days"
        case .number(let value, .seconds) where abs(value) >= Self.hour:
            Self.digits(value / Self.hour, decimals: 1) + " h"
        case .number(let value, .count): Self.digits(value)
        case .number(let value, .ratio): Self.digits(value) + Unit.ratio.rawValue
        case .number(let value, let unit): Self.digits(value) + " " + unit.rawValue
        }
    }

    private static let megabyte = Double(1 << 20)
    /// Seconds.
    private static let hour = 3_600.0
    private static let day = 24 * hour

    package var number: Double? {
        if case .number(let value, _) = self { value } else { nil }
    }

    package var unit: Unit? {
        if case .number(_, let unit) = self { unit } else { nil }
    }

    /// A number with few decimals and without trailing zeros; the same in every locale.
    static func digits(_ value: Double, decimals: Int = 2) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
        let factor = decimals == 1 ? 10 : 100
        let scaled = Int((abs(value) * Double(factor)).rounded())
        let sign = value < 0 && scaled > 0 ? "-" : ""
        guard scaled % factor > 0 else { return "\(sign)\(scaled / factor)" }
        var fraction = String(String(scaled % factor + factor).dropFirst())
        while fraction.last == "0" { fraction.removeLast() }
        return "\(sign)\(scaled / factor).\(fraction)"
    }

    /// How far the value is beyond the bound, as a share of it; 0 without numbers.
    static func excess(of value: Measure, over bound: Measure) -> Double {
        guard let value = value.number, let bound = bound.number else { return 0 }
        return abs(value - bound) / max(abs(bound), 1)
    }
}
