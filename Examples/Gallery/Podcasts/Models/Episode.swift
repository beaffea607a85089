import Foundation

struct Episode: Identifiable {
    let id: String
    /// Key of the translation.
    let title: String
    let show: String
    let symbol: String
    /// The color of the show in the asset catalog.
    let color: String
    let length: Duration
    /// Short ones come first before noon.
    let isForMornings: Bool

    /// Opens the episode in the app.
    var url: URL? { URL(string: "podcasts://episode/\(id)") }
}

extension Episode {
    static let samples = [
        Episode(
            id: "tides", title: "Why tides are late", show: "Small Science", symbol: "drop.fill", color: "Blue",
            length: .seconds(22 * 60), isForMornings: true),
        Episode(
            id: "bakery", title: "The four o’clock bakery", show: "City Hours", symbol: "clock.fill", color: "Orange",
            length: .seconds(38 * 60), isForMornings: true),
        Episode(
            id: "letters", title: "Letters never sent", show: "Attic", symbol: "envelope.fill", color: "Purple",
            length: .seconds(47 * 60), isForMornings: false),
        Episode(
            id: "stars", title: "Counting stars by ear", show: "Small Science", symbol: "sparkles", color: "Blue",
            length: .seconds(26 * 60), isForMornings: false),
        Episode(
            id: "bridge", title: "Under the bridge", show: "City Hours", symbol: "clock.fill", color: "Orange",
            length: .seconds(41 * 60), isForMornings: true),
        Episode(
            id: "piano", title: "A piano on the third floor", show: "Attic", symbol: "envelope.fill", color: "Purple",
            length: .seconds(33 * 60), isForMornings: false),
    ]
}

/// What people did with the episodes. The app and its widgets share it in their app group.
struct EpisodeStore {
    private static let playedKey = "played-episodes"
    private static let playingKey = "playing-episode"

    private let defaults = UserDefaults(suiteName: "group.com.example.gallery")

    var played: Set<String> { Set(defaults?.stringArray(forKey: Self.playedKey) ?? []) }
    var playing: String? { defaults?.string(forKey: Self.playingKey) }

    func set(_ id: String, isPlaying: Bool) {
        defaults?.set(isPlaying ? id : nil, forKey: Self.playingKey)
    }
}
