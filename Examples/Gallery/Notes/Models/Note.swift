import Foundation

struct Note: Codable, Identifiable {
    let id: String
    /// What people wrote; of a sample, the key of its translation.
    let title: String
    /// The first line below the title.
    let text: String
    let folder: NoteFolder
    let edited: Date

    /// Opens the note in the app.
    var url: URL? { URL(string: "notes://note/\(id)") }
}

extension Note {
    /// A week of notes, the latest from an hour ago.
    static func samples(at date: Date) -> [Note] {
        func hours(_ hours: Double) -> Date { date.addingTimeInterval(-hours * 3600) }
        return [
            Note(
                id: "cabin", title: "Cabin weekend", text: "Candles, board games, the big pot", folder: .trips,
                edited: hours(1)),
            Note(
                id: "soup", title: "Tomato soup", text: "Roast the tomatoes first, 40 minutes", folder: .kitchen,
                edited: hours(5)),
            Note(
                id: "talk", title: "Ideas for the talk", text: "Open with the lighthouse story", folder: .work,
                edited: hours(22)),
            Note(
                id: "books", title: "Books to read", text: "The Salt Path, Piranesi", folder: .trips,
                edited: hours(50)),
            Note(
                id: "retro", title: "Retrospective", text: "What went well: shorter meetings", folder: .work,
                edited: hours(74)),
            Note(
                id: "bread", title: "Sourdough", text: "Feed the starter the evening before", folder: .kitchen,
                edited: hours(120)),
        ]
    }
}

/// Whether people are signed in. Without an account there are no notes to show.
struct Account {
    private static let key = "is-signed-out"

    private let defaults = UserDefaults(suiteName: "group.com.example.gallery")

    /// The app writes it when people sign out, so a new user of the samples is signed in.
    var isSignedIn: Bool { defaults?.bool(forKey: Self.key) != true }
}

/// The notes that the app saves for its widgets in their app group.
struct NoteStore {
    private static let group = "group.com.example.gallery"

    private var file: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: Self.group)?
            .appending(path: "notes.json")
    }

    /// The saved notes; samples until there are any.
    func notes(at date: Date) -> [Note] {
        guard let file, let data = try? Data(contentsOf: file),
            let notes = try? JSONDecoder().decode([Note].self, from: data)
        else { return Note.samples(at: date) }
        return notes
    }
}
