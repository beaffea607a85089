import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Formats the interval between two dates, such as “2 hours ago”.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable {
        case numeric, named
    }

    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = LocalizationStore.current.calendar
    open var locale: Locale! = LocalizationStore.current.locale

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        // The style describes its anchor as seen from the date that it formats.
        style(anchor: date).format(referenceDate)
    }

    /// - Parameter timeInterval: seconds; negative ones are in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
    }

    open func localizedString(from dateComponents: DateComponents) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        let date = usedCalendar.date(byAdding: dateComponents, to: reference) ?? reference
        return localizedString(for: date, relativeTo: reference)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var usedCalendar: Calendar { calendar ?? LocalizationStore.current.calendar }

    private func style(anchor: Date) -> Date.AnchoredRelativeFormatStyle {
        Date.AnchoredRelativeFormatStyle(
            anchor: anchor, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
            locale: locale ?? LocalizationStore.current.locale, calendar: usedCalendar)
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
