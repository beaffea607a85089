import AppIntents
import SwiftUI
import WidgetKit

struct SelectThemeIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Theme"
    static let description = IntentDescription("Choose the colors.")

    @Parameter(title: "Theme", default: .cover)
    var theme: Theme
}

/// In a room nothing is light or dark by itself, so people choose.
enum Theme: String, AppEnum {
    case cover, light, dark

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
    static let caseDisplayRepresentations: [Theme: DisplayRepresentation] = [
        .cover: "Cover",
        .light: "Light",
        .dark: "Dark",
    ]

    func paper(of record: Record) -> Color {
        switch self {
        case .cover: Color(record.palette + "Paper")
        case .light: .white
        case .dark: Color(white: 0.08)
        }
    }

    func ink(of record: Record) -> Color {
        switch self {
        case .cover: Color(record.palette + "Ink")
        case .light: .black
        case .dark: .white
        }
    }
}
