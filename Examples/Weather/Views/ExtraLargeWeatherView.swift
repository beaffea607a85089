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
            VStack(spacing: 12) {
                ViewThatFits(in: .horizontal) {
                    hours(9, .full)
                    hours(8, .full)
                    hours(7, .full)
                    hours(6, .full)
                    hours(6, .short)
                    hours(5, .short)
                }
                .frame(maxHeight: .infinity)
                Divider()
                    .overlay(.primary.opacity(0.15))
                ViewThatFits(in: .horizontal) {
                    DailyColumns(weather: weather, count: 9)
                    DailyColumns(weather: weather, count: 8)
                    DailyColumns(weather: weather, count: 7)
                    DailyColumns(weather: weather, count: 6)
                    DailyColumns(weather: weather, count: 5)
                }
                .frame(maxHeight: .infinity)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func hours(_ count: Int, _ labels: HourlyForecast.Labels) -> some View {
        HourlyForecast(weather: weather, count: count, labels: labels, size: .roomy, spacing: 8)
            .frame(minWidth: Double(count) * 52)
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
