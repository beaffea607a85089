import AppIntents
import Foundation

/// What the controls and the app share in their app group.
struct Home {
    private static let lampsKey = "lamps"
    private static let timerKey = "timer"
    private static let glassesKey = "glasses"
    private static let dayKey = "glasses-day"

    private let defaults = UserDefaults(suiteName: "group.com.example.gallery")

    func isOn(_ room: Room) -> Bool {
        (defaults?.stringArray(forKey: Self.lampsKey) ?? []).contains(room.rawValue)
    }

    func set(_ room: Room, isOn: Bool) {
        let others = (defaults?.stringArray(forKey: Self.lampsKey) ?? []).filter { $0 != room.rawValue }
        defaults?.set(isOn ? others + [room.rawValue] : others, forKey: Self.lampsKey)
    }

    /// When the timer ends; nil when none runs.
    func timer(at date: Date) -> Date? {
        (defaults?.object(forKey: Self.timerKey) as? Date).flatMap { $0 > date ? $0 : nil }
    }

    func setTimer(_ end: Date?) {
        defaults?.set(end, forKey: Self.timerKey)
    }

    /// Of this day.
    func glasses(on date: Date) -> Int {
        let today = Calendar.current.startOfDay(for: date).timeIntervalSinceReferenceDate
        guard let defaults, defaults.double(forKey: Self.dayKey) == today else { return 0 }
        return defaults.integer(forKey: Self.glassesKey)
    }

    func drink(on date: Date) {
        let count = glasses(on: date) + 1
        defaults?.set(Calendar.current.startOfDay(for: date).timeIntervalSinceReferenceDate, forKey: Self.dayKey)
        defaults?.set(count, forKey: Self.glassesKey)
    }
}

enum Room: String, AppEnum {
    case livingRoom, kitchen, bedroom

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
    static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [
        .livingRoom: "Living Room",
        .kitchen: "Kitchen",
        .bedroom: "Bedroom",
    ]

    var name: LocalizedStringResource {
        switch self {
        case .livingRoom: "Living Room"
        case .kitchen: "Kitchen"
        case .bedroom: "Bedroom"
        }
    }
}
