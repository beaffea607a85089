import SwiftUI
import WidgetKit

/// The hero is the number. Where the background is gone, in StandBy and in a car, and on the other side of a room it is
/// read from afar: everything is larger, and there is less of it.
struct SmallWeatherView: View {
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.levelOfDetail) private var levelOfDetail
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetRenderingMode) private var renderingMode

    let weather: WeatherData
    var date = Date.now

    var body: some View {
        if levelOfDetail == .simplified {
            simplified
        } else if showsBackground || renderingMode == .accented {
            // The accented mode has no background either, but people are near.
            near
        } else {
            far
        }
    }

    private var simplified: some View {
        VStack(alignment: .leading, spacing: 0) {
            ConditionSymbol(weather)
                .font(.largeTitle)
            Text("\(weather.temperature)°")
                .font(.system(size: 80, weight: .medium))
                .contentTransition(.numericText())
                .widgetAccentable()
                .frame(maxHeight: .infinity)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    private var far: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 8) {
                ConditionSymbol(weather)
                LocationName(weather.location)
                    .fontWeight(.semibold)
            }
            .font(.title3)

            Text("\(weather.temperature)°")
                .font(.system(size: 72, weight: .medium))
                .contentTransition(.numericText())
                .frame(maxHeight: .infinity)

            if let note = WeatherNote(weather, at: date) {
                note.font(.headline)
            } else {
                Text("H:\(weather.high)° L:\(weather.low)°")
                    .font(.headline)
                    .foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    private var near: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(alignment: .top, spacing: 6) {
                ConditionSymbol(weather)
                    .font(.title2)
                if let note = WeatherNote(weather, at: date) {
                    Spacer(minLength: 0)
                    note
                        .font(.caption2)
                        .multilineTextAlignment(.trailing)
                        // Larger type is made smaller again, but no smaller than usual.
                        .minimumScaleFactor(typeSize > .large ? 0.6 : 1)
                        .lineLimit(3)
                }
            }

            Spacer(minLength: 0)

            VStack(alignment: .leading, spacing: 0) {
                Text("\(weather.temperature)°")
                    .font(.system(size: 36, weight: .light))
                    .contentTransition(.numericText())
                    .widgetAccentable()

                LocationName(weather.location)
                    .font(.caption)
                    .fontWeight(.semibold)

                Text("H:\(weather.high)° L:\(weather.low)°")
                    .font(.caption2)
                    .foregroundStyle(.secondary)
            }
            .lineLimit(1)
        }
        .minimumScaleFactor(0.6)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}
