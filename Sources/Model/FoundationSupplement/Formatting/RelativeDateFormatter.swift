import Foundation

extension DateFormatter {
    /// Replaces `doesRelativeDateFormatting` in sources; Foundation stores that property here but ignores it.
    public var _doesRelativeDateFormatting: Bool {
        get { doesRelativeDateFormatting }
        set {
            doesRelativeDateFormatting = newValue
            if newValue { RelativeDateFormatter.follow(self) }
        }
    }
}

/// Formats days near today by name: “Today”, “Yesterday at 6:10 AM”. It has no state in addition to its base class's,
/// and is therefore as Sendable as that.
final class RelativeDateFormatter: DateFormatter, @unchecked Sendable {
    /// Languages name two days in each direction at most.
    private static let namedDays = -2...2

    /// Converts a plain formatter to this class, regardless of where it was created; formatters of other classes are
    /// unchanged.
    static func follow(_ formatter: DateFormatter) {
        guard type(of: formatter) == DateFormatter.self else { return }
        // An object begins with its class, and this class adds no fields to those of its base.
        Unmanaged.passUnretained(formatter).toOpaque().storeBytes(
            of: unsafeBitCast(RelativeDateFormatter.self as AnyClass, to: UnsafeRawPointer.self),
            as: UnsafeRawPointer.self)
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? DateFormatter)?._doesRelativeDateFormatting = doesRelativeDateFormatting
        return copy
    }

    override func string(from date: Date) -> String {
        let whole = super.string(from: date)
        guard doesRelativeDateFormatting, dateStyle != .none else { return whole }
        let plain = DateFormatter()
        plain.locale = locale
        plain.calendar = calendar
        plain.timeZone = timeZone
        plain.dateStyle = dateStyle
        plain.timeStyle = timeStyle
        // A custom format has no date to name.
        guard plain.dateFormat == dateFormat else { return whole }
        plain.timeStyle = .none
        guard let place = whole.range(of: plain.string(from: date)),
            let name = name(of: date, isFirst: place.lowerBound == whole.startIndex)
        else { return whole }
        return whole.replacingCharacters(in: place, with: name)
    }

    /// `nil` for days without a name in the language.
    private func name(of date: Date, isFirst: Bool) -> String? {
        var calendar = calendar ?? LocalizationStore.current.calendar
        calendar.timeZone = timeZone
        let today = calendar.startOfDay(for: Date())
        guard let days = calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: date)).day,
            Self.namedDays.contains(days)
        else { return nil }
        calendar.timeZone = .gmt
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: reference.addingTimeInterval(Double(days) * 86_400), allowedFields: [.day], presentation: .named,
            unitsStyle: .wide, locale: locale, calendar: calendar,
            capitalizationContext: isFirst ? .beginningOfSentence : .middleOfSentence)
        let name = style.format(reference)
        return name.contains(where: \.isNumber) ? nil : name
    }
}
