import AppIntents
import WidgetKit

struct SelectAlbumIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Album"
    static let description = IntentDescription("Choose the album to show.")

    @Parameter(title: "Album", default: .all)
    var album: AlbumChoice
}

enum AlbumChoice: String, AppEnum {
    case all, mountains, sea

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
    static let caseDisplayRepresentations: [AlbumChoice: DisplayRepresentation] = [
        .all: "All Photos",
        .mountains: "Mountains",
        .sea: "Out and About",
    ]

    /// The photos of the album, never none.
    var photos: [Photo] {
        let photos = Photo.library.filter { self == .all || $0.album == self }
        return photos.isEmpty ? Photo.library : photos
    }
}

/// Continues to the next photo of the album. The system reloads the widget afterward.
struct NextPhotoIntent: AppIntent {
    static let title: LocalizedStringResource = "Next Photo"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult {
        PhotoPosition().advance()
        return .result()
    }
}
