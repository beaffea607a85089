import SwiftUI

/// An invented record with a cover that is drawn, not photographed.
struct Record: Identifiable {
    enum Motif {
        case suns, waves, blinds, moon
    }

    let id: String
    let title: String
    let artist: String
    let motif: Motif

    /// The colors of the cover begin with this name.
    var palette: String { id.capitalized }

    /// Opens the record in the app.
    var url: URL? { URL(string: "music://record/\(id)") }
}

extension Record {
    static let library = [
        Record(id: "harvest", title: "Harvest", artist: "Ada Lindqvist", motif: .suns),
        Record(id: "estuary", title: "Estuary", artist: "The Slow Ferries", motif: .waves),
        Record(id: "siesta", title: "Siesta", artist: "Casa Clara", motif: .blinds),
        Record(id: "orbit", title: "Low Orbit", artist: "Pale Satellite", motif: .moon),
    ]

    /// The records in the order of a week; the first is that of the week.
    static func records(on date: Date, in calendar: Calendar = .current) -> [Record] {
        let week = calendar.ordinality(of: .weekOfYear, in: .era, for: date) ?? 0
        let start = week % library.count
        return Array(library[start...] + library[..<start])
    }
}

/// Which record plays. The app and its widgets share it in their app group.
struct Player {
    private static let key = "playing"

    private let defaults = UserDefaults(suiteName: "group.com.example.gallery")

    var playing: String? { defaults?.string(forKey: Self.key) }

    func set(_ id: String, isPlaying: Bool) {
        if isPlaying {
            defaults?.set(id, forKey: Self.key)
        } else if playing == id {
            defaults?.removeObject(forKey: Self.key)
        }
    }
}
