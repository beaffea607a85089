import AppIntents
import WidgetKit

struct SelectAlbumIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Choose Album"
    static var description = IntentDescription("Choose the album and how bright it is shown.")

    @Parameter(title: "Album", default: .ofTheDay)
    var album: AlbumChoice

    @Parameter(title: "Theme", default: .automatic)
    var theme: Theme
}

enum AlbumChoice: String, AppEnum {
    case ofTheDay, lowTide, paperKites, staticGarden

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
    static var caseDisplayRepresentations: [AlbumChoice: DisplayRepresentation] = [
        .ofTheDay: "Album of the Day",
        .lowTide: "Low Tide",
        .paperKites: "Paper Kites",
        .staticGarden: "Static Garden",
    ]

    /// A new album every day, in turn, unless one is chosen.
    func album(on date: Date) -> Album {
        switch self {
        case .ofTheDay:
            let day = Calendar.current.ordinality(of: .day, in: .era, for: date) ?? 0
            return Album.library[day % Album.library.count]
        case .lowTide: return .lowTide
        case .paperKites: return .paperKites
        case .staticGarden: return .staticGarden
        }
    }
}
