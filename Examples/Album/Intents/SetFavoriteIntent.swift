import AppIntents
import WidgetKit

struct SetFavoriteIntent: SetValueIntent {
    static var title: LocalizedStringResource = "Set Favorite"

    @Parameter(title: "Favorite")
    var value: Bool

    @Parameter(title: "Album")
    var album: String

    init() {}

    init(album: Album) {
        self.album = album.id
    }

    func perform() async throws -> some IntentResult {
        Favorites().set(album, to: value)
        return .result()
    }
}
