import SwiftUI
import WidgetKit

/// The symbol of the weather. On the sky, its layers have light colors that stand out there; without one it has those of
/// the text by day and its own at night.
struct ConditionSymbol: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetRenderingMode) private var renderingMode

    let symbol: String
    let label: LocalizedStringKey

    init(_ condition: WeatherCondition) {
        symbol = condition.symbol
        label = condition.name
    }

    init(_ weather: WeatherData) {
        symbol = weather.symbol
        label = weather.name
    }

    init(_ hour: HourlyWeather) {
        symbol = hour.symbol
        label = hour.name
    }

    var body: some View {
        image
            .widgetAccentable()
            .accessibilityLabel(Text(label))
    }

    @ViewBuilder
    private var image: some View {
        let image = Image(systemName: symbol)
        if renderingMode == .fullColor && showsBackground {
            image
                .symbolRenderingMode(.palette)
                .foregroundStyle(layers.0, layers.1, layers.2)
        } else {
            image.symbolRenderingMode(colorScheme == .light ? .hierarchical : .multicolor)
        }
    }

    /// From the front to the back, as the symbol's designers ordered its layers.
    private var layers: (Color, Color, Color) {
        let (sun, water, moon) = (Color("SunYellow"), Color("RainBlue"), Color("MoonLight"))
        return switch symbol {
        case "sun.max.fill", "sunrise.fill", "sunset.fill": (sun, sun, sun)
        case "moon.stars.fill": (moon, moon, moon)
        case "cloud.sun.fill": (.white, sun, sun)
        case "cloud.moon.fill": (.white, moon, moon)
        case "cloud.bolt.rain.fill": (.white, sun, water)
        case "cloud.rain.fill", "cloud.sleet.fill": (.white, water, water)
        default: (.white, .white, .white)
        }
    }
}
