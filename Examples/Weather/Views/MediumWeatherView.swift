import SwiftUI
import WidgetKit

struct MediumWeatherView: View {
    @Environment(\.levelOfDetail) private var levelOfDetail
    @Environment(\.timeZone) private var timeZone

    let weather: WeatherData
    var date = Date.now

    var body: some View {
        if levelOfDetail == .simplified {
            DistantWeather(weather: weather)
        } else {
            detailed
        }
    }

    private var detailed: some View {
        HStack(spacing: 10) {
            // Left: now.
            VStack(alignment: .leading, spacing: 0) {
                LocationName(weather.location)
                    .font(.subheadline)
                    .fontWeight(.semibold)

                Text("\(weather.temperature)°")
                    .font(.system(size: 44, weight: .light))
                    .contentTransition(.numericText())
                    .widgetAccentable()

                Spacer(minLength: 0)

                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 4) {
                        ConditionSymbol(weather)
                        Text(weather.name)
                    }
                    Text(weather.name)
                }
                .font(.caption)
                .fontWeight(.semibold)

                // Not larger than the name of the weather, which is scaled to its space.
                Text("H:\(weather.high)° L:\(weather.low)°")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .dynamicTypeSize(...DynamicTypeSize.xLarge)
            }
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .frame(maxWidth: 92, alignment: .leading)
            .layoutPriority(1)

            Divider()
                .overlay(.primary.opacity(0.15))

            // Right: the hours.
            VStack(spacing: 8) {
                if let note = WeatherNote(weather, at: date) {
                    note
                        .font(.caption)
                        .lineLimit(1)
                        .minimumScaleFactor(0.7)
                        .frame(maxWidth: .infinity, alignment: .leading)
                } else if weather.hasOwnClock(at: date, reader: timeZone) {
                    ClockName(weather: weather, date: date)
                        .font(.caption)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
                ViewThatFits(in: .horizontal) {
                    HourlyForecast(weather: weather, count: 5, labels: .full, size: .roomy)
                    HourlyForecast(weather: weather, count: 5, labels: .full)
                    HourlyForecast(weather: weather, count: 5, labels: .short, size: .roomy)
                    HourlyForecast(weather: weather, count: 5, labels: .short)
                    HourlyForecast(weather: weather, count: 4, labels: .short)
                    HourlyForecast(weather: weather, count: 3, labels: .short)
                }
                .frame(maxHeight: .infinity)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The weather from the other side of a room: little, and large.
struct DistantWeather: View {
    let weather: WeatherData

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 12) {
                Text("\(weather.temperature)°")
                    .font(.system(size: 84, weight: .medium))
                    .contentTransition(.numericText())
                    .widgetAccentable()
                Spacer(minLength: 0)
                ConditionSymbol(weather)
                    .font(.system(size: 60))
            }
            .frame(maxHeight: .infinity)

            LocationName(weather.location)
                .font(.title2)
                .fontWeight(.semibold)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// Whose clock the hours are of: “Local time (GMT+9)”.
struct ClockName: View {
    @Environment(\.locale) private var locale

    let weather: WeatherData
    let date: Date

    var body: some View {
        Text("현지 시각 (\(name))")
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
    }

    private var name: String {
        let zone = weather.location.timeZone
        let style: NSTimeZone.NameStyle = zone.isDaylightSavingTime(for: date) ? .shortDaylightSaving : .shortStandard
        return zone.localizedName(for: style, locale: locale) ?? zone.identifier
    }
}
