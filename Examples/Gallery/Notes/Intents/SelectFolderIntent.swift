import AppIntents
import SwiftUI
import WidgetKit

struct SelectFolderIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Folder"
    static let description = IntentDescription("Choose the folder to show.")

    @Parameter(title: "Folder", default: .all)
    var folder: NoteFolder
}

enum NoteFolder: String, Codable, AppEnum {
    case all, trips, kitchen, work

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Folder"
    static let caseDisplayRepresentations: [NoteFolder: DisplayRepresentation] = [
        .all: "All Notes",
        .trips: "Trips",
        .kitchen: "Kitchen",
        .work: "Work",
    ]

    var name: LocalizedStringKey {
        switch self {
        case .all: "All Notes"
        case .trips: "Trips"
        case .kitchen: "Kitchen"
        case .work: "Work"
        }
    }

    func contains(_ note: Note) -> Bool { self == .all || note.folder == self }
}
