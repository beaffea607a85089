import Foundation
import StringCatalogs

/// A value that goes into a localized text.
package enum LocalizationArgument: Hashable, Codable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    /// A text that is already formatted.
    case text(String)

    /// The value formatted by `specifier` (without the percent sign), with the digits and separators of `locale`.
    package func formatted(specifier: String, locale: Locale) -> String {
        switch specifier.last {
        case "@", "s", "S", nil: return plain(locale: locale)
        case "d", "D", "i", "u", "U":
            // The format of nearly every number in a string; interpolation writes "lld".
            if specifier == "lld", case .integer(let value) = self { return plainInteger(value, locale: locale) }
            return integerText(FormatSpecifier(specifier), locale: locale)
        case "f", "F": return realText(FormatSpecifier(specifier), locale: locale)
        default: return printed(specifier)
        }
    }

    /// The value as a number, if it is one, for plural rules.
    package var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .real(let value): value
        case .text: nil
        }
    }

    /// The operands of the plural rules when the value is shown by `specifier`.
    func operands(specifier: String?) -> PluralOperands? {
        switch self {
        case .integer(let value): return PluralOperands(value)
        case .unsigned(let value): return PluralOperands(Int64(clamping: value))
        case .real(let value):
            let shown = specifier.map(FormatSpecifier.init)
            if shown?.conversion == "f" { return PluralOperands(value, fractionDigits: shown?.precision ?? 6) }
            return PluralOperands(value, fractionDigits: value == value.rounded() ? 0 : 6)
        case .text: return nil
        }
    }

    private func plain(locale: Locale) -> String {
        switch self {
        case .integer(let value): value.formatted(.number.locale(locale))
        case .unsigned(let value): value.formatted(.number.locale(locale))
        case .real(let value): value.formatted(.number.locale(locale))
        case .text(let text): text
        }
    }

    private func plainInteger(_ value: Int64, locale: Locale) -> String {
        // Without a sign, only the digits and their grouping separators depend on the locale.
        if (0...999_999).contains(value), let short = ShortNumbers.text(of: value, locale: locale) { return short }
        return value.formatted(.number.locale(locale))
    }

    private func integerText(_ specifier: FormatSpecifier, locale: Locale) -> String {
        let text: String
        switch self {
        case .integer(let value): text = value.formatted(.number.locale(locale))
        case .unsigned(let value): text = value.formatted(.number.locale(locale))
        case .real(let value): text = value.rounded(.towardZero).formatted(.number.locale(locale))
        case .text(let value): return value
        }
        guard specifier.padsWithZeros, let number else { return specifier.padded(text) }
        let style = IntegerFormatStyle<Int64>(locale: locale).grouping(.never)
            .precision(.integerLength(max(specifier.width, 1)...))
        return Int64(exactly: number.rounded(.towardZero))?.formatted(style) ?? text
    }

    private func realText(_ specifier: FormatSpecifier, locale: Locale) -> String {
        guard let number else { return plain(locale: locale) }
        let digits = specifier.precision ?? 6
        return specifier.padded(
            number.formatted(.number.locale(locale).precision(.fractionLength(digits)).rounded(rule: .toNearestOrEven)))
    }

    /// Hexadecimal, octal, exponent and character forms, which do not depend on the language.
    private func printed(_ specifier: String) -> String {
        let lengthless = specifier.filter { !"hlqztjL".contains($0) }
        guard let conversion = lengthless.last else { return "" }
        let flags = lengthless.dropLast()
        if "eEgGaA".contains(conversion), let number { return String(format: "%\(flags)\(conversion)", number) }
        switch self {
        case .integer(let value): return String(format: "%\(flags)ll\(conversion)", value)
        case .unsigned(let value): return String(format: "%\(flags)ll\(conversion)", value)
        case .real(let value): return String(format: "%\(flags)ll\(conversion)", Int64(value.isFinite ? value : 0))
        case .text(let value): return value
        }
    }
}

/// The parts of a specifier such as `-8.2lf`.
private struct FormatSpecifier {
    var leftAligned = false
    var padsWithZeros = false
    var showsPlus = false
    var width = 0
    var precision: Int?
    var conversion: Character = "@"

    init(_ specifier: String) {
        var rest = Substring(specifier)
        while let flag = rest.first, "+-0 #'".contains(flag) {
            leftAligned = leftAligned || flag == "-"
            padsWithZeros = padsWithZeros || flag == "0"
            showsPlus = showsPlus || flag == "+"
            rest.removeFirst()
        }
        width = min(Int(rest.prefix(while: \.isNumber)) ?? 0, 100)
        rest = rest.drop(while: \.isNumber)
        if rest.first == "." {
            rest.removeFirst()
            precision = min(Int(rest.prefix(while: \.isNumber)) ?? 0, 15)
        }
        conversion = rest.last.map { $0 == "F" ? "f" : $0 } ?? "@"
    }

    /// Adds the plus sign and the spaces according to the flags.
    func padded(_ text: String) -> String {
        let signed = showsPlus && !text.hasPrefix("-") ? "+" + text : text
        let missing = width - signed.count
        guard missing > 0 else { return signed }
        let spaces = String(repeating: " ", count: missing)
        return leftAligned ? signed + spaces : spaces + signed
    }
}
