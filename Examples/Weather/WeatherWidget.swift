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
        #elseif os(macOS)
            [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
        #elseif os(visionOS)
            [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait]
        #else
            [
                .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
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
        switch entry.state {
        case .weather(let weather):
            content(weather)
                .containerBackground(for: .widget) {
                    ConditionBackground(sky: weather.sky)
                }
                .widgetURL(weather.location.url)
        case .failed(let failure):
            FailureView(failure: failure)
                .containerBackground(Color("WidgetBackground"), for: .widget)
                .widgetURL(URL(string: "weather://settings"))
        }
    }

    @ViewBuilder
    private func content(_ weather: WeatherData) -> some View {
        switch family {
        case .systemMedium:
            MediumWeatherView(weather: weather, date: entry.date)
                .onHomeScreen()
        case .systemLarge:
            LargeWeatherView(weather: weather, date: entry.date)
                .onHomeScreen()
        #if os(visionOS)
            // Not much wider than large.
            case .systemExtraLarge:
                LargeWeatherView(weather: weather, date: entry.date)
                    .onHomeScreen()
            case .systemExtraLargePortrait:
                LargeWeatherView(weather: weather, date: entry.date, days: 8)
                    .onHomeScreen()
        #else
            case .systemExtraLarge:
                ExtraLargeWeatherView(weather: weather, date: entry.date)
                    .onHomeScreen()
        #endif
        case .accessoryCircular:
            CircularWeatherView(weather: weather)
        case .accessoryRectangular:
            RectangularWeatherView(weather: weather, date: entry.date)
        case .accessoryInline:
            InlineWeatherView(weather: weather)
        #if os(watchOS)
            case .accessoryCorner:
                CornerWeatherView(weather: weather)
        #endif
        default:
            SmallWeatherView(weather: weather, date: entry.date)
                .onHomeScreen()
        }
    }
}
