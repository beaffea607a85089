import Foundation

/// The reminders that the app and its widgets share in their app group.
struct ReminderStore {
    private static let key = "reminders"

    private let defaults = UserDefaults(suiteName: "group.com.example.gallery")

    /// The saved reminders; samples until there are any.
    var reminders: [Reminder] {
        guard let data = defaults?.data(forKey: Self.key),
            let reminders = try? JSONDecoder().decode([Reminder].self, from: data)
        else { return Reminder.samples }
        return reminders
    }

    func save(_ reminders: [Reminder]) throws {
        defaults?.set(try JSONEncoder().encode(reminders), forKey: Self.key)
    }

    func set(_ id: String, completedAt date: Date?) throws {
        var reminders = reminders
        guard let index = reminders.firstIndex(where: { $0.id == id }) else { return }
        reminders[index].completion = date
        try save(reminders)
    }
}
