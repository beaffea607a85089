import SwiftUI

enum WeatherCondition: String, CaseIterable {
    case sunny = "맑음"
    case cloudy = "흐림"
    case rainy = "비"
    case snowy = "눈"
    case stormy = "뇌우"
    // What real weather has besides.
    case partlyCloudy = "구름 조금"
    case foggy = "안개"
    case windy = "바람"
    case sleety = "진눈깨비"

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
        case .partlyCloudy: "cloud.sun.fill"
        case .foggy: "cloud.fog.fill"
        case .windy: "wind"
        case .sleety: "cloud.sleet.fill"
        }
    }

    /// The symbol after sunset.
    var nightSymbol: String {
        switch self {
        case .sunny: "moon.stars.fill"
        case .partlyCloudy: "cloud.moon.fill"
        default: symbol
        }
    }

    /// After sunset the sun is not seen, and the sky is clear.
    var nightName: LocalizedStringKey {
        self == .sunny ? "맑음 (밤)" : name
    }

    /// The sky by day. Light text has a contrast of 4.5 to 1 everywhere on it.
    var gradient: LinearGradient {
        switch self {
        case .sunny, .partlyCloudy, .windy:
            LinearGradient(
                colors: [Color("SunTop"), Color("SummerSky")], startPoint: .topLeading, endPoint: .bottomTrailing)
        case .cloudy:
            LinearGradient(colors: [Color("CloudTop"), Color("CloudBottom")], startPoint: .top, endPoint: .bottom)
        case .rainy, .sleety:
            LinearGradient(
                colors: [Color("RainTop"), Color("RainBottom")], startPoint: .topLeading, endPoint: .bottomTrailing)
        case .snowy:
            LinearGradient(colors: [Color("SnowTop"), Color("IceBlue")], startPoint: .top, endPoint: .bottom)
        case .stormy:
            LinearGradient(
                colors: [Color("StormDark"), Color("StormPurple")], startPoint: .topLeading, endPoint: .bottomTrailing)
        case .foggy:
            LinearGradient(colors: [Color("FogTop"), Color("FogBottom")], startPoint: .top, endPoint: .bottom)
        }
    }
}
