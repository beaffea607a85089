import ActivityKit
import SwiftUI

struct MatchAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var home: Int
        var away: Int
        var phase: Phase
        /// When the running half began.
        var start: Date
        /// What happened last, such as a goal; of a sample, the key of its translation.
        var event: String?
    }

    enum Phase: String, Codable {
        case firstHalf, halfTime, secondHalf, over
    }

    struct Team: Codable, Hashable {
        let name: String
        /// Three letters.
        let short: String
        /// The team's color in the asset catalog.
        let color: String
    }

    let id: String
    let home: Team
    let away: Team

    /// Opens the match in the app.
    var url: URL? { URL(string: "gallery://match/\(id)") }
}

extension MatchAttributes.Phase {
    var isRunning: Bool { self == .firstHalf || self == .secondHalf }

    var name: LocalizedStringKey {
        switch self {
        case .firstHalf: "First half"
        case .halfTime: "Half-time"
        case .secondHalf: "Second half"
        case .over: "Full time"
        }
    }
}

extension MatchAttributes {
    static let sample = MatchAttributes(
        id: "final", home: Team(name: "Rovers", short: "ROV", color: "Rovers"),
        away: Team(name: "Lanterns", short: "LAN", color: "Lanterns"))
}
