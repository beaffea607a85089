import AppIntents
import SwiftUI

enum ReminderList: String, Codable, AppEnum {
    /// Whatever is due on this day.
    case today
    case home, work, groceries

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"
    static let caseDisplayRepresentations: [ReminderList: DisplayRepresentation] = [
        .today: "Today",
        .home: "Home",
        .work: "Work",
        .groceries: "Groceries",
    ]

    var name: LocalizedStringKey {
        switch self {
        case .today: "Today"
        case .home: "Home"
        case .work: "Work"
        case .groceries: "Groceries"
        }
    }

    var symbol: String {
        switch self {
        case .today: "calendar"
        case .home: "house.fill"
        case .work: "briefcase.fill"
        case .groceries: "cart.fill"
        }
    }

    var color: Color {
        switch self {
        case .today: Color("AccentColor")
        case .home: Color("Home")
        case .work: Color("Work")
        case .groceries: Color("Groceries")
        }
    }

    /// Opens the list in the app.
    var url: URL? { URL(string: "reminders://list/\(rawValue)") }

    func contains(_ reminder: Reminder) -> Bool {
        self == .today ? reminder.due != nil : reminder.list == self
    }
}
