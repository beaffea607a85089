import SwiftUI

/// The time as people write it where they live, with a smaller “AM” or “PM” on whichever side of the digits it belongs.
struct ClockFormat: DiscreteFormatStyle {
    enum Period: Codable {
        /// Next to digits of 20 points and more.
        case small
        /// Next to digits of a text.
        case tiny
        /// On a line of its own, for a circle.
        case stacked

        fileprivate var font: Font {
            switch self {
            case .small: .title3.weight(.medium)
            case .tiny, .stacked: .caption2.weight(.semibold)
            }
        }
    }

    let period: Period
    var time: Date.FormatStyle = .dateTime.hour().minute()

    func locale(_ locale: Locale) -> ClockFormat { ClockFormat(period: period, time: time.locale(locale)) }

    func format(_ date: Date) -> AttributedString {
        let text = time.attributed.format(date)
        guard let field = text.runs.first(where: { $0.dateField == .amPM })?.range else { return text }
        return period == .stacked ? stacked(text, field) : beside(text)
    }

    /// The space between both is as narrow as the letters.
    private func beside(_ text: AttributedString) -> AttributedString {
        var whole = text
        for run in text.runs where run.dateField == .amPM || text[run.range].characters.allSatisfy(\.isWhitespace) {
            whole[run.range].font = period.font
        }
        return whole
    }

    private func stacked(_ text: AttributedString, _ field: Range<AttributedString.Index>) -> AttributedString {
        var name = AttributedString(text[field])
        name.font = period.font
        let isFirst = field.lowerBound == text.startIndex
        let rest = isFirst ? text[field.upperBound...] : text[..<field.lowerBound]
        let digits = AttributedString(String(rest.characters).trimmingCharacters(in: .whitespaces))
        return isFirst ? name + "\n" + digits : digits + "\n" + name
    }

    func discreteInput(before date: Date) -> Date? { time.discreteInput(before: date) }

    func discreteInput(after date: Date) -> Date? { time.discreteInput(after: date) }
}
