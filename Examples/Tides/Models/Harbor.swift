import AppIntents
import Foundation
import SwiftUI

enum Harbor: String, AppEnum {
    case incheon, saintMalo, halifax

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Harbor"
    static var caseDisplayRepresentations: [Harbor: DisplayRepresentation] = [
        .incheon: "Incheon",
        .saintMalo: "Saint-Malo",
        .halifax: "Halifax",
    ]

    var name: LocalizedStringKey {
        switch self {
        case .incheon: "Incheon"
        case .saintMalo: "Saint-Malo"
        case .halifax: "Halifax"
        }
    }

    /// Opens the harbor's page in the app.
    var url: URL? { URL(string: "tides://harbor/\(rawValue)") }

    /// Stands in for a table of a hydrographic office: the moon's tide and the sun's.
    var water: Water {
        switch self {
        case .incheon: Water(mean: 4.6, moon: 2.9, sun: 1.1, delay: 4.4)
        case .saintMalo: Water(mean: 6.8, moon: 3.7, sun: 1.5, delay: 6.1)
        case .halifax: Water(mean: 1.2, moon: 0.6, sun: 0.15, delay: 7.6)
        }
    }
}
