import SwiftUI
import WidgetKit

/// The date and the next event.
struct SmallCalendarView: View {
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetRenderingMode) private var renderingMode

    let entry: CalendarEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            DayTitle(date: entry.date)
            Spacer(minLength: 4)
            if let next = entry.upcoming.first {
                if isFar {
                    FarEvent(occurrence: next)
                } else {
                    EventRow(occurrence: next, time: .start, lines: 2)
                }
            } else {
                NoEvents()
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    /// In StandBy and in a car. The accented mode has no background either, but people are near.
    private var isFar: Bool { !showsBackground && renderingMode != .accented }
}

/// What can be read across a room.
private struct FarEvent: View {
    let occurrence: Occurrence

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(occurrence.start, style: .time)
                .font(.title2)
                .fontWeight(.semibold)
            Text(occurrence.event.name)
                .font(.headline)
                .foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }
}
