import SwiftUI

struct Album: Identifiable {
    let id: String
    let title: String
    let artist: String
    let year: Int
    let songs: [Song]
    /// The picture of the cover, and the beginning of the names of its colors.
    let cover: String

    /// The cover at 400 pixels, for small and medium widgets: WidgetKit rejects a picture that has more than about four
    /// times the pixels of the widget.
    var thumbnail: String { cover + "Thumbnail" }

    /// The cover's brightest tone, or its darkest one in the dark.
    var paper: Color { Color(cover + "Paper") }

    /// A tone of the cover that is easy to read on `paper`.
    var ink: Color { Color(cover + "Ink") }

    /// Opens the album in the app.
    var url: URL? { URL(string: "records://album/\(id)") }

    var length: Duration { songs.reduce(.zero) { $0 + $1.length } }
}

struct Song: Identifiable {
    /// Place on the album, from 1.
    let id: Int
    let title: String
    let length: Duration
}

extension Album {
    /// Stands in for a library of real music.
    static let library = [lowTide, paperKites, staticGarden]

    static let lowTide = Album(
        id: "low-tide", title: "Low Tide", artist: "The Harbour Lights", year: 2025,
        songs: songs([
            ("Undertow", 221), ("Salt on the Window", 198), ("Low Tide", 254), ("Ferry to Nowhere", 187),
            ("Lanterns", 236), ("What the Gulls Saw", 205), ("Night Swim", 263), ("Home by Six", 241),
        ]),
        cover: "LowTide")

    static let paperKites = Album(
        id: "paper-kites", title: "Paper Kites", artist: "Mina Oh", year: 2024,
        songs: songs([
            ("Folding", 176), ("Paper Kites", 214), ("A Fair Wind", 199), ("Spool", 143), ("Over the Roofs", 228),
            ("Caught in a Tree", 187), ("Letting Go", 252),
        ]),
        cover: "PaperKites")

    static let staticGarden = Album(
        id: "static-garden", title: "Static Garden", artist: "Nordhavn", year: 2026,
        songs: songs([
            ("Seedbed", 302), ("Photosynthesis", 274), ("Static Garden", 318), ("Dew Point", 245),
            ("Night-Blooming", 291), ("Compost", 233),
        ]),
        cover: "StaticGarden")

    private static func songs(_ list: [(title: String, seconds: Int)]) -> [Song] {
        list.enumerated().map { index, song in
            Song(id: index + 1, title: song.title, length: .seconds(song.seconds))
        }
    }
}
