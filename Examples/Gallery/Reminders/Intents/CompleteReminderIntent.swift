import AppIntents
import WidgetKit

/// Ticks a reminder off, or takes that back. The system reloads the widget afterward.
struct CompleteReminderIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Complete Reminder"
    static let isDiscoverable = false

    @Parameter(title: "Completed")
    var value: Bool

    @Parameter(title: "Reminder")
    var reminder: String

    init() {}

    init(reminder: Reminder) {
        self.reminder = reminder.id
    }

    func perform() async throws -> some IntentResult {
        try ReminderStore().set(reminder, completedAt: value ? .now : nil)
        return .result()
    }
}
