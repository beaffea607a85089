import SwiftUI
import WidgetKit

struct WeatherWidget: Widget {
    let kind = "WeatherWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: SelectCityIntent.self, provider: WeatherProvider()) { entry in
            WeatherWidgetView(entry: entry)
        }
        .configurationDisplayName("날씨")
        .description("현재 날씨와 예보를 확인하세요.")
        .supportedFamilies(Self.families)
    }

    private static var families: [WidgetFamily] {
        #if os(watchOS)
            [.accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline]
        #elseif os(macOS) || os(visionOS)
            [.systemSmall, .systemMedium, .systemLarge]
        #else
            [
                .systemSmall, .systemMedium, .systemLarge,
                .accessoryCircular, .accessoryRectangular, .accessoryInline,
            ]
        #endif
    }
}

/// Chooses the layout for the size, and gives every size the same background and the same tap target.
struct WeatherWidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: WeatherEntry

    var body: some View {
        content
            .containerBackground(for: .widget) {
                ConditionBackground(condition: entry.weather.condition)
            }
            .widgetURL(entry.weather.city.url)
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .systemMedium:
            MediumWeatherView(weather: entry.weather)
                .onHomeScreen()
        case .systemLarge:
            LargeWeatherView(weather: entry.weather, updated: entry.date)
                .onHomeScreen()
        case .accessoryCircular:
            CircularWeatherView(weather: entry.weather)
        case .accessoryRectangular:
            RectangularWeatherView(weather: entry.weather)
        case .accessoryInline:
            InlineWeatherView(weather: entry.weather)
        #if os(watchOS)
            case .accessoryCorner:
                CornerWeatherView(weather: entry.weather)
        #endif
        default:
            SmallWeatherView(weather: entry.weather)
                .onHomeScreen()
        }
    }
}
