import SwiftUI
import WidgetKit

/// Two columns: the date and the next event, then what comes after it.
struct MediumCalendarView: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: CalendarEntry

    var body: some View {
        if typeSize.isAccessibilitySize {
            HStack(spacing: 16) {
                DayTitle(date: entry.date)
                    .fixedSize(horizontal: true, vertical: false)
                if let next = entry.upcoming.first {
                    EventLink(occurrence: next, lines: 2)
                } else {
                    NoEvents()
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        } else {
            HStack(alignment: .top, spacing: 16) {
                VStack(alignment: .leading, spacing: 0) {
                    DayTitle(date: entry.date)
                    Spacer(minLength: 4)
                    if let next = entry.upcoming.first {
                        EventLink(occurrence: next, lines: 2)
                    } else {
                        NoEvents()
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)

                later
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
            }
        }
    }

    /// The rest of today; of tomorrow, once today is over.
    @ViewBuilder
    private var later: some View {
        let rest = entry.upcoming.dropFirst()
        if rest.isEmpty, let tomorrow = entry.tomorrow {
            VStack(alignment: .leading, spacing: 8) {
                Text("Tomorrow")
                    .font(.footnote)
                    .fontWeight(.semibold)
                    .foregroundStyle(.secondary)
                    .padding(.leading, EventRow.indent)
                EventColumn(occurrences: tomorrow.occurrences.prefix(2), isToday: false)
            }
        } else {
            EventColumn(occurrences: rest.prefix(3))
        }
    }
}

/// Events under each other, as many as fit.
struct EventColumn: View {
    let occurrences: ArraySlice<Occurrence>
    var isToday = true
    var showsPlaces = false

    var body: some View {
        if occurrences.isEmpty {
            NoEvents(isToday: isToday)
                .padding(.leading, EventRow.indent)
        } else {
            ViewThatFits(in: .vertical) {
                ForEach((1...occurrences.count).reversed(), id: \.self) { count in
                    VStack(alignment: .leading, spacing: 8) {
                        ForEach(occurrences.prefix(count)) { occurrence in
                            EventLink(occurrence: occurrence, showsPlace: showsPlaces, lines: 2)
                        }
                    }
                }
            }
        }
    }
}
