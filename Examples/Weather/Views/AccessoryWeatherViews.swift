import SwiftUI
import WidgetKit

/// The temperature on the scale of the day.
struct CircularWeatherView: View {
    let weather: WeatherData

    var body: some View {
        Gauge(value: position, in: Double(weather.low)...Double(max(weather.high, weather.low + 1))) {
            Image(systemName: weather.condition.symbol)
                .accessibilityLabel(Text(weather.condition.name))
        } currentValueLabel: {
            Text("\(weather.temperature)°")
                .widgetAccentable()
        } minimumValueLabel: {
            Text("\(weather.low)")
        } maximumValueLabel: {
            Text("\(weather.high)")
        }
        .gaugeStyle(.accessoryCircular)
    }

    private var position: Double {
        Double(min(max(weather.temperature, weather.low), weather.high))
    }
}

struct RectangularWeatherView: View {
    let weather: WeatherData

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 4) {
                Image(systemName: weather.condition.symbol)
                    .accessibilityHidden(true)
                Text(weather.city.name)
            }
            .font(.headline)
            .widgetAccentable()

            Text("\(Text(weather.condition.name)) \(weather.temperature)°")
                .font(.body)

            Text("H:\(weather.high)° L:\(weather.low)°")
                .font(.body)
                .foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .dynamicTypeSize(...DynamicTypeSize.large)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

struct InlineWeatherView: View {
    let weather: WeatherData

    var body: some View {
        Text("\(Text(weather.condition.name)) \(weather.temperature)°")
            .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
