import Foundation

/// What was done on a day until now, hour by hour.
struct DayActivity {
    /// Kilocalories, minutes and stood hours of each past hour.
    let hours: [Ring: [Double]]
    let goals: Goals

    func total(_ ring: Ring) -> Double { (hours[ring] ?? []).reduce(0, +) }

    /// Part of the goal; above 1 when there is more.
    func progress(_ ring: Ring) -> Double { total(ring) / goals[ring] }

    var isComplete: Bool { Ring.allCases.allSatisfy { progress($0) >= 1 } }
}

/// What people want to reach. The app saves it in the app group.
struct Goals: Codable {
    var move = 500.0
    var exercise = 30.0
    var stand = 12.0

    subscript(ring: Ring) -> Double {
        switch ring {
        case .move: max(move, 1)
        case .exercise: max(exercise, 1)
        case .stand: max(stand, 1)
        }
    }
}

struct GoalStore {
    private static let key = "goals"

    private let defaults = UserDefaults(suiteName: "group.com.example.gallery")

    var goals: Goals {
        guard let data = defaults?.data(forKey: Self.key),
            let goals = try? JSONDecoder().decode(Goals.self, from: data)
        else { return Goals() }
        return goals
    }
}

/// Stands in for the sensors of a watch: the same hour always has the same activity.
struct ActivitySource {
    /// Kilocalories of each hour of a usual day, which has a walk in the morning, one at noon and a run in the evening.
    private static let usual: [Double] = [
        3, 2, 2, 2, 3, 6, 18, 46, 38, 16, 14, 17, 44, 20, 15, 14, 18, 42, 118, 64, 20, 14, 9, 5,
    ]

    func activity(until date: Date, goals: Goals, in calendar: Calendar = .current) -> DayActivity {
        let midnight = calendar.startOfDay(for: date)
        let day = Int((midnight.timeIntervalSinceReferenceDate / 86_400).rounded())
        let passed = date.timeIntervalSince(midnight) / 3600
        var hours: [Ring: [Double]] = [.move: [], .exercise: [], .stand: []]
        for (hour, energy) in Self.usual.enumerated() where Double(hour) < passed {
            let part = min(passed - Double(hour), 1)
            let vigor = 0.8 + 0.5 * Self.noise(day, hour)
            hours[.move]?.append(energy * vigor * part)
            hours[.exercise]?.append(energy > 35 ? (energy / 8 * vigor * part).rounded() : 0)
            hours[.stand]?.append((7...22).contains(hour) && Self.noise(day, hour + 24) > 0.12 ? 1 : 0)
        }
        return DayActivity(hours: hours, goals: goals)
    }

    /// 0…1, well mixed.
    private static func noise(_ day: Int, _ salt: Int) -> Double {
        var value = UInt64(bitPattern: Int64(day &* 61 &+ salt &* 7)) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
        value = value &* 0xBF58_476D_1CE4_E5B9
        value ^= value >> 32
        return Double(value % 1001) / 1000
    }
}
