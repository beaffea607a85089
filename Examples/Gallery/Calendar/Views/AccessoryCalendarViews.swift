import SwiftUI
import WidgetKit

extension Occurrence {
    /// “2:30” with a small “PM”, on whichever side it belongs: below or above it in a circle.
    fileprivate func shortTime(isStacked: Bool, locale: Locale) -> Text {
        let time = start.formatted(.dateTime.hour().minute().locale(locale).attributed)
        guard let field = time.runs.first(where: { $0.dateField == .amPM })?.range else { return Text(time) }
        var name = AttributedString(time[field])
        name.font = .caption2.weight(.semibold)
        let isFirst = field.lowerBound == time.startIndex
        let rest = isFirst ? time[field.upperBound...] : time[..<field.lowerBound]
        let digits = AttributedString(String(rest.characters).trimmingCharacters(in: .whitespaces))
        let space = AttributedString(isStacked ? "\n" : "\u{202F}")
        return Text(isFirst ? name + space + digits : digits + space + name)
    }
}

/// When the next event begins; the day, when there is none.
struct CircularCalendarView: View {
    @Environment(\.locale) private var locale

    let entry: CalendarEntry

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            VStack(spacing: 0) {
                if let next = entry.upcoming.first {
                    Image(systemName: "calendar")
                        .font(.caption)
                        .fontWeight(.semibold)
                        .accessibilityHidden(true)
                    next.shortTime(isStacked: true, locale: locale)
                        .font(.headline)
                        .multilineTextAlignment(.center)
                        .lineLimit(2)
                        .widgetAccentable()
                } else {
                    Text(entry.date, format: .dateTime.weekday())
                        .font(.caption)
                    Text(Calendar.current.component(.day, from: entry.date), format: .number)
                        .font(.title2)
                        .fontWeight(.semibold)
                        .widgetAccentable()
                }
            }
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .padding(4)
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
        .accessibilityElement(children: .combine)
        .widgetLabel {
            Text(entry.upcoming.first?.event.name ?? "No events")
        }
    }
}

/// The time in the corner of a watch face, the title along its edge.
struct CornerCalendarView: View {
    @Environment(\.locale) private var locale

    let entry: CalendarEntry

    var body: some View {
        if let next = entry.upcoming.first {
            next.shortTime(isStacked: false, locale: locale)
                .font(.headline)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .widgetCurvesContent()
                .widgetAccentable()
                .widgetLabel {
                    Text(next.event.name)
                }
        } else {
            Image(systemName: "calendar")
                .font(.title2)
                .widgetAccentable()
                .widgetLabel {
                    Text("No events")
                }
        }
    }
}

/// The next event and the one after it.
struct RectangularCalendarView: View {
    let entry: CalendarEntry

    var body: some View {
        HStack(spacing: 7) {
            Capsule()
                .frame(width: 4)
                .widgetAccentable()
            if let next = entry.upcoming.first {
                VStack(alignment: .leading, spacing: 1) {
                    Text(next.event.name)
                        .font(.headline)
                        .widgetAccentable()
                    EventTime(occurrence: next)
                        .font(.subheadline)
                    if let later = entry.upcoming.dropFirst().first {
                        Text("\(Text(later.start, style: .time)) \(Text(later.event.name))")
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                }
            } else {
                VStack(alignment: .leading, spacing: 1) {
                    Text(entry.date, format: .dateTime.weekday(.wide).day())
                        .font(.headline)
                        .widgetAccentable()
                    Text("No more events today")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.75)
        .dynamicTypeSize(...DynamicTypeSize.large)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}

/// The date and how many events are left.
struct InlineCalendarView: View {
    let entry: CalendarEntry

    var body: some View {
        let date = Text(entry.date, format: .dateTime.weekday().day())
        Text("\(date) · \(Text("\(entry.upcoming.count) events"))")
            .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
