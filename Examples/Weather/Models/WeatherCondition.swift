import SwiftUI

enum WeatherCondition: String, CaseIterable {
    case sunny = "맑음"
    case cloudy = "흐림"
    case rainy = "비"
    case snowy = "눈"
    case stormy = "뇌우"

    /// The raw value is the key of the string catalog.
    var name: LocalizedStringKey {
        LocalizedStringKey(rawValue)
    }

    var symbol: String {
        switch self {
        case .sunny: "sun.max.fill"
        case .cloudy: "cloud.fill"
        case .rainy: "cloud.rain.fill"
        case .snowy: "cloud.snow.fill"
        case .stormy: "cloud.bolt.rain.fill"
        }
    }

    var gradient: LinearGradient {
        switch self {
        case .sunny:
            LinearGradient(colors: [.orange, .yellow], startPoint: .topLeading, endPoint: .bottomTrailing)
        case .cloudy:
            LinearGradient(colors: [Color("CloudTop"), Color("CloudBottom")], startPoint: .top, endPoint: .bottom)
        case .rainy:
            LinearGradient(colors: [.gray, .blue.opacity(0.6)], startPoint: .topLeading, endPoint: .bottomTrailing)
        case .snowy:
            LinearGradient(colors: [.white, Color("IceBlue")], startPoint: .top, endPoint: .bottom)
        case .stormy:
            LinearGradient(
                colors: [Color("StormDark"), Color("StormPurple")], startPoint: .topLeading, endPoint: .bottomTrailing)
        }
    }
}
