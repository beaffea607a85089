import Foundation

/// Formats a duration, such as “2 hours, 5 minutes”.
public struct _DateComponentsFormatStyle: FormatStyle, Sendable {
    public enum Style: String, Codable, Hashable, Sendable {
        case wide, abbreviated, condensedAbbreviated, narrow, spellOut
    }

    public enum Field: String, Codable, Hashable, Sendable {
        case year, month, week, day, hour, minute, second
    }

    private enum Form: Codable, Hashable {
        case words(Style)
        case clock
    }

    private var form: Form
    private var fields: Set<Field>?
    private var locale: Locale

    static func words(_ style: Style, _ fields: Set<Field>?) -> Self {
        Self(form: .words(style), fields: fields, locale: LocalizationStore.current.locale)
    }

    static var clock: Self {
        Self(form: .clock, fields: [.hour, .minute, .second], locale: LocalizationStore.current.locale)
    }

    public func format(_ value: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        var calendar = LocalizationStore.current.calendar
        calendar.locale = locale
        formatter.calendar = calendar
        if let fields { formatter.allowedUnits = NSCalendar.Unit(fields.map(\.unit)) }
        switch form {
        case .clock: formatter.unitsStyle = .positional
        case .words(.wide): formatter.unitsStyle = .full
        case .words(.abbreviated): formatter.unitsStyle = .short
        case .words(.condensedAbbreviated): formatter.unitsStyle = .brief
        case .words(.narrow): formatter.unitsStyle = .abbreviated
        case .words(.spellOut): formatter.unitsStyle = .spellOut
        }
        return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }

    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }
}

extension _DateComponentsFormatStyle.Field {
    fileprivate var unit: NSCalendar.Unit {
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
}

extension FormatStyle where Self == _DateComponentsFormatStyle {
    public static var timeDuration: Self { .clock }

    public static func components(
        style: _DateComponentsFormatStyle.Style, fields: Set<_DateComponentsFormatStyle.Field>? = nil
    ) -> Self {
        .words(style, fields)
    }
}
