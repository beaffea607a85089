import SwiftUI
import WidgetKit

/// The temperature on the scale of the day.
struct CircularWeatherView: View {
    let weather: WeatherData

    var body: some View {
        Gauge(value: weather.position, in: weather.range) {
            Image(systemName: weather.symbol)
                .accessibilityLabel(Text(weather.name))
        } currentValueLabel: {
            Text("\(weather.temperature)°")
                .widgetAccentable()
        } minimumValueLabel: {
            Text("\(weather.low)")
        } maximumValueLabel: {
            Text("\(weather.high)")
        }
        .gaugeStyle(.accessoryCircular)
        // Around the dial of a watch face.
        .widgetLabel {
            Text("H:\(weather.high)° L:\(weather.low)°")
        }
    }
}

/// The temperature in the corner of a watch face, the scale of the day along its edge.
struct CornerWeatherView: View {
    let weather: WeatherData

    var body: some View {
        Text("\(weather.temperature)°")
            .font(.title2)
            .fontWeight(.semibold)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .widgetCurvesContent()
            .widgetAccentable()
            .widgetLabel {
                Gauge(value: weather.position, in: weather.range) {
                    Text(weather.name)
                } currentValueLabel: {
                    Text("\(weather.temperature)°")
                } minimumValueLabel: {
                    Text("\(weather.low)°")
                } maximumValueLabel: {
                    Text("\(weather.high)°")
                }
            }
    }
}

extension WeatherData {
    /// The scale of the day, at least one degree long.
    fileprivate var range: ClosedRange<Double> { Double(low)...Double(max(high, low + 1)) }

    fileprivate var position: Double { Double(min(max(temperature, low), high)) }
}

struct RectangularWeatherView: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    let weather: WeatherData
    var date = Date.now

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 4) {
                Image(systemName: weather.symbol)
                    .accessibilityHidden(true)
                LocationName(weather.location)
            }
            .font(.headline)
            .widgetAccentable()

            Text("\(Text(weather.name)) \(weather.temperature)°")
                .font(.body)

            if let note = WeatherNote(weather, at: date) {
                note.font(.body)
            } else {
                Text("H:\(weather.high)° L:\(weather.low)°")
                    .font(.body)
                    // The secondary gray is too faint on the sky of a Smart Stack.
                    .foregroundStyle(renderingMode == .fullColor ? .primary : .secondary)
            }
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
        Group {
            if let rain = weather.rain {
                Text("\(weather.temperature)° · \(rain.text)")
            } else {
                Text("\(Text(weather.name)) \(weather.temperature)°")
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
