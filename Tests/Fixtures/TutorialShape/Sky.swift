import SwiftUI

enum Sky: String, CaseIterable {
    case sunny = "맑음"
    case rainy = "비"

    var symbol: String {
        switch self {
        case .sunny: "sun.max.fill"
        case .rainy: "cloud.rain.fill"
        }
    }

    var gradient: LinearGradient {
        switch self {
        case .sunny: LinearGradient(colors: [.orange, .yellow], startPoint: .topLeading, endPoint: .bottomTrailing)
        case .rainy:
            LinearGradient(colors: [.gray, .blue.opacity(0.6)], startPoint: .top, endPoint: .bottom)
        }
    }
}
