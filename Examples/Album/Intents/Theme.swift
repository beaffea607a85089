import AppIntents
import SwiftUI

/// How bright the album's colors are. In a room, where nothing is light or dark by itself, people choose.
enum Theme: String, AppEnum {
    case automatic, light, dark

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
    static var caseDisplayRepresentations: [Theme: DisplayRepresentation] = [
        .automatic: "Automatic",
        .light: "Light",
        .dark: "Dark",
    ]
}

extension View {
    func theme(_ theme: Theme) -> some View {
        transformEnvironment(\.colorScheme) { scheme in
            switch theme {
            case .automatic: break
            case .light: scheme = .light
            case .dark: scheme = .dark
            }
        }
    }
}
