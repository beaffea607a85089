import AppIntents
import SwiftUI

enum City: String, AppEnum {
    case seoul
    case busan
    case jeju
    case daejeon
    case gwangju

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "도시")

    static var caseDisplayRepresentations: [City: DisplayRepresentation] = [
        .seoul: "서울",
        .busan: "부산",
        .jeju: "제주",
        .daejeon: "대전",
        .gwangju: "광주",
    ]

    var name: LocalizedStringKey {
        switch self {
        case .seoul: "서울"
        case .busan: "부산"
        case .jeju: "제주"
        case .daejeon: "대전"
        case .gwangju: "광주"
        }
    }

    /// Opens the city's page in the app.
    var url: URL? {
        URL(string: "weather://city/\(rawValue)")
    }
}
