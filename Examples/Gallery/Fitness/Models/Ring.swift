import SwiftUI

/// What people try to reach every day.
enum Ring: String, CaseIterable, Identifiable {
    case move, exercise, stand

    var id: String { rawValue }

    var name: LocalizedStringKey {
        switch self {
        case .move: "Move"
        case .exercise: "Exercise"
        case .stand: "Stand"
        }
    }

    /// Says without color which ring is meant.
    var symbol: String {
        switch self {
        case .move: "flame.fill"
        case .exercise: "figure.run"
        case .stand: "figure.stand"
        }
    }

    var color: Color {
        switch self {
        case .move: Color("Move")
        case .exercise: Color("Exercise")
        case .stand: Color("Stand")
        }
    }

    /// Opens the ring in the app.
    var url: URL? { URL(string: "fitness://ring/\(rawValue)") }
}
