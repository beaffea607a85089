import Foundation

/// Something that takes place every week.
struct Event: Codable, Identifiable, Hashable {
    /// What the event belongs to. Each has a color of its own.
    enum Category: String, Codable {
        case work, family, health
    }

    let id: String
    /// What people wrote; of a sample, the key of its translation.
    let title: String
    let place: String?
    /// From 1, which is Sunday, to 7.
    let weekdays: Set<Int>
    /// Minutes after midnight.
    let start: Int
    /// Minutes.
    let length: Int
    let category: Category
}

/// An event on one day.
struct Occurrence: Identifiable, Hashable {
    let event: Event
    let start: Date
    let end: Date

    var id: String { "\(event.id)-\(Int(start.timeIntervalSinceReferenceDate))" }

    /// Opens the event in the app.
    var url: URL? {
        URL(string: "calendar://event/\(event.id)?start=\(Int(start.timeIntervalSince1970))")
    }

    func isOver(at date: Date) -> Bool { end <= date }
}

/// A day that people celebrate.
enum Occasion {
    case newYear

    static func on(_ day: Date, in calendar: Calendar = .current) -> Occasion? {
        let parts = calendar.dateComponents([.month, .day], from: day)
        return parts.month == 1 && parts.day == 1 ? .newYear : nil
    }

    var symbol: String {
        switch self {
        case .newYear: "sparkles"
        }
    }
}
