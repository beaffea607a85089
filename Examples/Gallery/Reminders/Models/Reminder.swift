import Foundation

struct Reminder: Codable, Identifiable, Hashable {
    let id: String
    /// What people wrote; of a sample, the key of its translation.
    let title: String
    let list: ReminderList
    /// Minutes after midnight.
    var due: Int?
    /// When it was ticked off.
    var completion: Date?

    var isCompleted: Bool { completion != nil }

    func dueDate(on day: Date, in calendar: Calendar = .current) -> Date? {
        due.flatMap { calendar.date(bySettingHour: $0 / 60, minute: $0 % 60, second: 0, of: day) }
    }
}

extension Reminder {
    static let samples = [
        Reminder(id: "plants", title: "Water the plants", list: .home, due: 8 * 60),
        Reminder(id: "report", title: "Send the report", list: .work, due: 11 * 60),
        Reminder(id: "vet", title: "Call the vet", list: .home, due: 12 * 60 + 30),
        Reminder(id: "tickets", title: "Book train tickets", list: .home, due: 17 * 60),
        Reminder(id: "slides", title: "Finish the slides", list: .work, due: 16 * 60),
        Reminder(id: "invoice", title: "Pay the invoice", list: .work),
        Reminder(id: "milk", title: "Oat milk", list: .groceries),
        Reminder(id: "bread", title: "Rye bread", list: .groceries),
        Reminder(id: "lemons", title: "Six lemons", list: .groceries),
        Reminder(id: "coffee", title: "Coffee beans", list: .groceries),
        Reminder(id: "basil", title: "Fresh basil", list: .groceries),
        Reminder(id: "soap", title: "Dish soap", list: .groceries),
    ]
}
