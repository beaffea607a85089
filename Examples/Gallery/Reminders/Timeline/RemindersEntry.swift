import WidgetKit

struct RemindersEntry: TimelineEntry {
    let date: Date
    let list: ReminderList
    /// Those that are left come first, the one that is due first at the top.
    let reminders: [Reminder]

    /// How long a completed reminder stays visible, so that it can be taken back.
    static let linger = 3600.0

    init(date: Date, list: ReminderList, reminders: [Reminder]) {
        self.date = date
        self.list = list
        self.reminders =
            reminders
            .filter { list.contains($0) && ($0.completion.map { date.timeIntervalSince($0) < Self.linger } ?? true) }
            .sorted { Self.order($0) < Self.order($1) }
    }

    private static func order(_ reminder: Reminder) -> (Int, Int) {
        (reminder.isCompleted ? 1 : 0, reminder.due ?? 24 * 60)
    }

    var left: [Reminder] { reminders.filter { !$0.isCompleted } }

    func isOverdue(_ reminder: Reminder) -> Bool {
        guard !reminder.isCompleted, let due = reminder.dueDate(on: date) else { return false }
        return due < date
    }

    /// The hour before something is due is when people look.
    var relevance: TimelineEntryRelevance? {
        let due = left.compactMap { $0.dueDate(on: date) }.filter { $0 >= date }.min()
        let wait = due?.timeIntervalSince(date) ?? .infinity
        return TimelineEntryRelevance(score: wait <= 3600 ? 80 : left.isEmpty ? 0 : 20)
    }
}
