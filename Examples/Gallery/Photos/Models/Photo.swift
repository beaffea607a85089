import WidgetKit

struct Photo: Identifiable {
    let id: String
    /// The picture in the asset catalog.
    let picture: String
    /// Key of the translation.
    let title: String
    let album: AlbumChoice
    /// Days before the day on which it is shown.
    let age: Int

    /// The picture for a size: WidgetKit rejects one that has more than about four times the pixels of the widget.
    func picture(for family: WidgetFamily) -> String {
        switch family {
        case .systemSmall: picture + "Thumbnail"
        case .systemMedium: picture + "Wide"
        default: picture
        }
    }

    /// Opens the photo in the app.
    var url: URL? { URL(string: "photos://photo/\(id)") }
}

extension Photo {
    static let library = [
        Photo(id: "mountains", picture: "Mountains", title: "Above the valley", album: .mountains, age: 365),
        Photo(id: "sea", picture: "Sea", title: "First day of sailing", album: .sea, age: 730),
        Photo(id: "dunes", picture: "Dunes", title: "Last light", album: .mountains, age: 1095),
        Photo(id: "forest", picture: "Forest", title: "Morning in the woods", album: .sea, age: 365),
    ]
}

/// How often people asked for the next photo. The app and its widgets share it in their app group.
struct PhotoPosition {
    private static let key = "photo-position"

    private let defaults = UserDefaults(suiteName: "group.com.example.gallery")

    var offset: Int { defaults?.integer(forKey: Self.key) ?? 0 }

    func advance() {
        defaults?.set((offset + 1) % 10_000, forKey: Self.key)
    }
}
