import SwiftUI
import WidgetKit

/// The hero is the number. Where the background is gone, in StandBy and in a car, it is read from afar: everything is
/// larger, and there is less of it.
struct SmallWeatherView: View {
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetRenderingMode) private var renderingMode

    let weather: WeatherData

    var body: some View {
        // The accented mode has no background either, but people are near.
        if showsBackground || renderingMode == .accented {
            near
        } else {
            far
        }
    }

    private var far: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 8) {
                ConditionSymbol(condition: weather.condition)
                Text(weather.city.name)
                    .fontWeight(.semibold)
            }
            .font(.title3)

            Text("\(weather.temperature)°")
                .font(.system(size: 72, weight: .medium))
                .contentTransition(.numericText())
                .frame(maxHeight: .infinity)

            Text("H:\(weather.high)° L:\(weather.low)°")
                .font(.headline)
                .foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    private var near: some View {
        VStack(alignment: .leading, spacing: 4) {
            ConditionSymbol(condition: weather.condition)
                .font(.title2)

            Spacer(minLength: 0)

            VStack(alignment: .leading, spacing: 0) {
                Text("\(weather.temperature)°")
                    .font(.system(size: 36, weight: .light))
                    .contentTransition(.numericText())
                    .widgetAccentable()

                Text(weather.city.name)
                    .font(.caption)
                    .fontWeight(.semibold)

                Text("H:\(weather.high)° L:\(weather.low)°")
                    .font(.caption2)
                    .foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}
