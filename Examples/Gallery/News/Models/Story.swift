import AppIntents
import SwiftUI

struct Story: Identifiable {
    let id: String
    /// Key of the translation.
    let headline: String
    let source: String
    let topic: Topic
    let symbol: String
    /// Hours before it is shown.
    let age: Double

    /// Opens the story in the app.
    var url: URL? { URL(string: "news://story/\(id)") }
}

enum Topic: String, AppEnum {
    case top, science, culture, sports

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Topic"
    static let caseDisplayRepresentations: [Topic: DisplayRepresentation] = [
        .top: "Top Stories",
        .science: "Science",
        .culture: "Culture",
        .sports: "Sports",
    ]

    var name: LocalizedStringKey {
        switch self {
        case .top: "Top Stories"
        case .science: "Science"
        case .culture: "Culture"
        case .sports: "Sports"
        }
    }

    var color: Color {
        switch self {
        case .top: Color("AccentColor")
        case .science: Color("Science")
        case .culture: Color("Culture")
        case .sports: Color("Sports")
        }
    }
}

extension Story {
    /// Invented stories of an invented town.
    static let samples = [
        Story(
            id: "tram", headline: "The night tram is back after ten years", source: "Harbor Post", topic: .culture,
            symbol: "moon.fill", age: 0.7),
        Story(
            id: "kelp", headline: "Kelp forests return to the bay", source: "Tide Weekly", topic: .science,
            symbol: "leaf.fill", age: 1.5),
        Story(
            id: "final", headline: "Rovers reach the final in extra time", source: "Harbor Post", topic: .sports,
            symbol: "trophy.fill", age: 2.2),
        Story(
            id: "library", headline: "A library that lends instruments", source: "The Lantern", topic: .culture,
            symbol: "books.vertical.fill", age: 4),
        Story(
            id: "moon", headline: "A faint moon found around a small planet", source: "Tide Weekly", topic: .science,
            symbol: "sparkles", age: 6.5),
        Story(
            id: "swim", headline: "First crossing of the strait in winter", source: "The Lantern", topic: .sports,
            symbol: "drop.fill", age: 9),
    ]
}

/// The stories that were read in the app, which saves them in the app group.
struct ReadStories {
    private static let key = "read-stories"

    private let defaults = UserDefaults(suiteName: "group.com.example.gallery")

    var ids: Set<String> { Set(defaults?.stringArray(forKey: Self.key) ?? []) }
}
