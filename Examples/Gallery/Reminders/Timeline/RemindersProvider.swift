import WidgetKit

struct RemindersProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> RemindersEntry {
        RemindersEntry(date: .now, list: .today, reminders: Reminder.samples)
    }

    /// A new user has no reminders yet, so the gallery shows samples.
    func snapshot(for configuration: SelectListIntent, in context: Context) async -> RemindersEntry {
        RemindersEntry(
            date: .now, list: configuration.list,
            reminders: context.isPreview ? Reminder.samples : ReminderStore().reminders)
    }

    /// An entry whenever a reminder becomes due, and one in which the completed ones are gone.
    func timeline(for configuration: SelectListIntent, in context: Context) async -> Timeline<RemindersEntry> {
        let now = Date.now
        let calendar = Calendar.current
        let midnight =
            calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: now))
            ?? now.addingTimeInterval(86_400)
        let reminders = ReminderStore().reminders
        let due = reminders.filter { configuration.list.contains($0) }.compactMap { $0.dueDate(on: now) }
        let gone = reminders.compactMap { $0.completion?.addingTimeInterval(RemindersEntry.linger) }
        // The smallest sizes do not show what is overdue.
        let isAccessory = [.accessoryCircular, .accessoryInline, .accessoryRectangular].contains(context.family)
        let changes = (isAccessory ? gone : due + gone + [midnight]).sorted()
            .filter { $0 >= now.addingTimeInterval(300) && $0 <= midnight }
        let dates = ([now] + changes).reduce(into: [Date]()) { kept, date in
            if let last = kept.last, date < last.addingTimeInterval(300) { return }
            kept.append(date)
        }
        return Timeline(
            entries: dates.map { RemindersEntry(date: $0, list: configuration.list, reminders: reminders) },
            policy: .after(midnight.addingTimeInterval(3600)))
    }

    #if os(watchOS)
        func recommendations() -> [AppIntentRecommendation<SelectListIntent>] {
            [AppIntentRecommendation(intent: SelectListIntent(), description: "Today")]
        }
    #endif
}
