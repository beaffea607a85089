import SwiftUI
import WidgetKit

extension CalendarEntry {
    /// Friday, when the week of the samples is busiest.
    fileprivate static func friday(at hour: Double) -> CalendarEntry {
        CalendarEntry(date: Date(timeIntervalSince1970: 1_795_737_600 + hour * 3600), events: Event.samples)
    }
}

#Preview("Small", as: .systemSmall) {
    CalendarWidget()
} timeline: {
    CalendarEntry.friday(at: 9)
    CalendarEntry.friday(at: 21)
}

#Preview("Medium", as: .systemMedium) {
    CalendarWidget()
} timeline: {
    CalendarEntry.friday(at: 9)
    CalendarEntry.friday(at: 21)
}

#Preview("Large", as: .systemLarge) {
    CalendarWidget()
} timeline: {
    CalendarEntry.friday(at: 9)
    CalendarEntry.friday(at: 14)
}
