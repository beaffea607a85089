import SwiftUI
import WidgetKit

extension RemindersEntry {
    fileprivate static let today = RemindersEntry(date: .now, list: .today, reminders: Reminder.samples)
    fileprivate static let groceries = RemindersEntry(date: .now, list: .groceries, reminders: Reminder.samples)
    fileprivate static let nothing = RemindersEntry(date: .now, list: .today, reminders: [])
}

#Preview("Small", as: .systemSmall) {
    RemindersWidget()
} timeline: {
    RemindersEntry.today
    RemindersEntry.nothing
}

#Preview("Large", as: .systemLarge) {
    RemindersWidget()
} timeline: {
    RemindersEntry.today
    RemindersEntry.groceries
    RemindersEntry.nothing
}
