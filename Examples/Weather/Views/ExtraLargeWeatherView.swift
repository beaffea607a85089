import SwiftUI
import WidgetKit

/// Now on the left; on the right the hours above the days.
struct ExtraLargeWeatherView: View {
    @Environment(\.timeZone) private var timeZone

    let weather: WeatherData
    var date = Date.now

    var body: some View {
        HStack(spacing: 20) {
            now
                .frame(width: 150, alignment: .leading)
            Divider()
                .overlay(.primary.opacity(0.15))
            ViewThatFits(in: .horizontal) {
                forecasts(9, .full)
                forecasts(8, .full)
                forecasts(7, .full)
                forecasts(6, .full)
                forecasts(6, .short)
                forecasts(5, .short)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// As many hours as days, so that they have the same columns.
    private func forecasts(_ count: Int, _ labels: HourlyForecast.Labels) -> some View {
        VStack(spacing: 12) {
            HourlyForecast(weather: weather, count: count, labels: labels, size: .roomy, spacing: 8)
                .frame(maxHeight: .infinity)
            Divider()
                .overlay(.primary.opacity(0.15))
            DailyColumns(weather: weather, count: count)
                .frame(maxHeight: .infinity)
        }
        .frame(minWidth: Double(count) * (labels == .full ? 56 : 48))
    }

    private var now: some View {
        VStack(alignment: .leading, spacing: 2) {
            LocationName(weather.location)
                .font(.subheadline)
                .fontWeight(.semibold)

            Text("\(weather.temperature)°")
                .font(.system(size: 60, weight: .light))
                .contentTransition(.numericText())
                .widgetAccentable()

            HStack(spacing: 4) {
                ConditionSymbol(weather)
                Text(weather.name)
                    .fontWeight(.semibold)
            }
            .font(.subheadline)

            Text("H:\(weather.high)° L:\(weather.low)°")
                .font(.subheadline)
                .foregroundStyle(.secondary)

            AirText(weather: weather)
                .font(.caption)

            Spacer(minLength: 8)

            if let note = WeatherNote(weather, at: date) {
                note.font(.subheadline)
            } else if weather.hasOwnClock(at: date, reader: timeZone) {
                ClockName(weather: weather, date: date)
                    .font(.caption)
            }
            if let rain = weather.rain {
                RainChart(rain: rain)
            }

            RefreshButton(weather: weather, edge: .bottomLeading, font: .caption)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
    }
}
