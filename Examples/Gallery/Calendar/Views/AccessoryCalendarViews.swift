import SwiftUI
import WidgetKit

extension Occurrence {
    /// “2:30”, which fits into a circle in every language.
    fileprivate var shortTime: Text {
        Text(start, format: .dateTime.hour(.defaultDigits(amPM: .omitted)).minute())
    }
}

/// When the next event begins; the day, when there is none.
struct CircularCalendarView: View {
    let entry: CalendarEntry

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            VStack(spacing: 0) {
                if let next = entry.upcoming.first {
                    Image(systemName: "calendar")
                        .font(.footnote)
                        .fontWeight(.semibold)
                        .accessibilityHidden(true)
                    next.shortTime
                        .font(.headline)
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
    let entry: CalendarEntry

    var body: some View {
        if let next = entry.upcoming.first {
            next.shortTime
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
