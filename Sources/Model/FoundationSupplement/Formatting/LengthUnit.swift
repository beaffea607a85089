import Foundation

/// The units of durations, largest first.
enum LengthUnit: CaseIterable, Hashable {
    case year, month, week, day, hour, minute, second

    static let usual: [LengthUnit] = [.year, .month, .day, .hour, .minute, .second]

    var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The length of one, for units of constant length.
    var duration: Duration? {
        switch self {
        case .year, .month: nil
        case .week: .seconds(604_800)
        case .day: .seconds(86_400)
        case .hour: .seconds(3_600)
        case .minute: .seconds(60)
        case .second: .seconds(1)
        }
    }

    var durationUnit: Duration.UnitsFormatStyle.Unit? {
        switch self {
        case .year, .month: nil
        case .week: .weeks
        case .day: .days
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        }
    }
}

/// Formats measurements as text.
///
/// Weeks to seconds use Foundation's duration format, which supports every language. It does not support months and
/// years; they are written from the table below, in English for languages that the table lacks.
struct LengthWords {
    let style: DateComponentsFormatter.UnitsStyle

    func text(_ amounts: [(unit: LengthUnit, amount: Int)], locale: Locale) -> String {
        let parts = amounts.map { part($0.unit, $0.amount, locale: locale) }
        switch style {
        case .abbreviated, .brief: return parts.joined(separator: " ")
        case .full, .short, .spellOut, .positional:
            let separatesWithComma = !["ko", "ja", "zh"].contains(locale.language.languageCode?.identifier)
            return parts.joined(separator: separatesWithComma ? ", " : " ")
        }
    }

    private var width: Duration.UnitsFormatStyle.UnitWidth {
        switch style {
        case .full, .spellOut, .positional: .wide
        case .short: .abbreviated
        case .brief: .condensedAbbreviated
        case .abbreviated: .narrow
        }
    }

    private func part(_ unit: LengthUnit, _ amount: Int, locale: Locale) -> String {
        if let duration = unit.duration, let allowed = unit.durationUnit {
            let format = Duration.UnitsFormatStyle(allowedUnits: [allowed], width: width).locale(locale)
            let text = (duration * amount).formatted(format)
            // “1hr” in the brief style is “1 hr” without its space.
            return style == .brief ? text.replacingOccurrences(of: " ", with: "") : text
        }
        let number = amount.formatted(.number.locale(locale))
        return number + calendarWord(unit, amount, language: locale.language.languageCode?.identifier)
    }

    private func calendarWord(_ unit: LengthUnit, _ amount: Int, language: String?) -> String {
        let isYear = unit == .year
        switch language {
        case "ko": return isYear ? "년" : "개월"
        case "ja": return isYear ? "年" : "か月"
        case "zh": return isYear ? "年" : "个月"
        default: break
        }
        let plural = amount == 1 ? "" : "s"
        switch style {
        case .abbreviated: return isYear ? "y" : "mo"
        case .brief: return isYear ? "yr" : "mth\(plural)"
        case .short: return isYear ? " yr\(plural)" : " mth\(plural)"
        default: return isYear ? " year\(plural)" : " month\(plural)"
        }
    }
}
