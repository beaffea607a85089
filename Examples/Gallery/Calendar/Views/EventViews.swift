import SwiftUI
import WidgetKit

extension Event {
    var name: LocalizedStringKey { LocalizedStringKey(title) }

    var color: Color {
        switch category {
        case .work: Color("Work")
        case .family: Color("Family")
        case .health: Color("Health")
        }
    }
}

/// An event with its color, time and, if there is space, place.
struct EventRow: View {
    enum Time {
        /// “11:00 AM”.
        case start
        /// “11:00 AM – 12:00 PM”.
        case interval
    }

    @Environment(\.dynamicTypeSize) private var typeSize

    let occurrence: Occurrence
    var time = Time.interval
    var showsPlace = false

    var lines = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(occurrence.event.name)
                .font(.footnote)
                .fontWeight(.semibold)
                .lineLimit(lines)
            EventTime(occurrence: occurrence, time: time)
                .font(.caption)
                .foregroundStyle(.secondary)
            if showsPlace, let place = occurrence.event.place {
                Text(LocalizedStringKey(place))
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(typeSize >= .xxLarge ? 0.5 : 0.92)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .padding(.leading, Self.indent)
        .overlay(alignment: .leading) {
            Capsule()
                .fill(occurrence.event.color)
                .frame(width: 4)
                .widgetAccentable()
        }
        .accessibilityElement(children: .combine)
    }

    /// Distance of the text from the beginning of the row, in points.
    static let indent: CGFloat = 11
}

/// The whole interval where it fits, otherwise the start.
struct EventTime: View {
    let occurrence: Occurrence
    var time = EventRow.Time.interval

    var body: some View {
        if time == .interval {
            ViewThatFits(in: .horizontal) {
                Text(occurrence.start...occurrence.end)
                Text(occurrence.start, style: .time)
            }
        } else {
            Text(occurrence.start, style: .time)
        }
    }
}

/// A row that opens its event.
struct EventLink: View {
    let occurrence: Occurrence
    var showsPlace = false
    var lines = 1

    var body: some View {
        if let url = occurrence.url {
            Link(destination: url) {
                EventRow(occurrence: occurrence, showsPlace: showsPlace, lines: lines)
                    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                    .contentShape(Rectangle())
            }
        }
    }
}

/// Weekday and day of the month.
struct DayTitle: View {
    enum Size {
        case regular, compact
    }

    let date: Date
    var size = Size.regular

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(date, format: .dateTime.weekday(.wide))
                .font(size == .regular ? .footnote : .caption)
                .fontWeight(.semibold)
                .foregroundStyle(Color("AccentColor"))
                .widgetAccentable()
            HStack(alignment: .firstTextBaseline, spacing: 6) {
                Text(Calendar.current.component(.day, from: date), format: .number)
                    .font(size == .regular ? .system(size: 38, weight: .medium) : .title)
                    .contentTransition(.numericText())
                if let occasion = Occasion.on(date) {
                    Image(systemName: occasion.symbol)
                        .font(.title3)
                        .foregroundStyle(Color("AccentColor"))
                        .widgetAccentable()
                        .accessibilityLabel(Text("New Year’s Day"))
                }
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .accessibilityElement(children: .combine)
    }
}

/// What a day without further events says.
struct NoEvents: View {
    var isToday = true

    var body: some View {
        (isToday ? Text("No more events today") : Text("No events"))
            .font(.footnote)
            .foregroundStyle(.secondary)
            .minimumScaleFactor(0.85)
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}
