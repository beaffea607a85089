import SwiftUI
import WidgetKit

/// Four days next to each other, fewer in the largest type.
struct ExtraLargeCalendarView: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: CalendarEntry

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            ForEach(entry.days.prefix(typeSize.isAccessibilitySize ? 2 : CalendarEntry.span)) { day in
                let isToday = day.id == entry.days.first?.id
                VStack(alignment: .leading, spacing: 10) {
                    DayTitle(date: day.date, size: .compact)
                        .padding(.leading, EventRow.indent)
                    Divider()
                    EventColumn(
                        occurrences: isToday ? entry.upcoming[...] : day.occurrences[...], isToday: isToday,
                        showsPlaces: true)
                    Spacer(minLength: 0)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
