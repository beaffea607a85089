import SwiftUI
import WidgetKit

/// Now, the next hours, the next days.
struct LargeWeatherView: View {
    let weather: WeatherData
    let updated: Date

    var body: some View {
        VStack(spacing: 8) {
            header
            Divider()
                .overlay(.primary.opacity(0.15))
            ViewThatFits(in: .horizontal) {
                HourlyForecast(hours: weather.hourly.prefix(6), labels: .full)
                HourlyForecast(hours: weather.hourly.prefix(6), labels: .short)
                HourlyForecast(hours: weather.hourly.prefix(5), labels: .short)
                HourlyForecast(hours: weather.hourly.prefix(4), labels: .short)
            }
            Divider()
                .overlay(.primary.opacity(0.15))
            ViewThatFits(in: .vertical) {
                DailyForecast(days: weather.daily.prefix(5))
                DailyForecast(days: weather.daily.prefix(4))
                DailyForecast(days: weather.daily.prefix(3))
                DailyForecast(days: weather.daily.prefix(2))
            }
            .frame(maxHeight: .infinity)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var header: some View {
        HStack(alignment: .top, spacing: 8) {
            VStack(alignment: .leading, spacing: 0) {
                Text(weather.city.name)
                    .font(.subheadline)
                    .fontWeight(.semibold)

                Text("\(weather.temperature)°")
                    .font(.system(size: 44, weight: .light))
                    .contentTransition(.numericText())
                    .widgetAccentable()

                Text("H:\(weather.high)° L:\(weather.low)°")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }

            Spacer(minLength: 0)

            VStack(alignment: .trailing, spacing: 2) {
                RefreshButton(updated: updated)

                HStack(spacing: 4) {
                    ConditionSymbol(condition: weather.condition)
                    Text(weather.condition.name)
                        .fontWeight(.semibold)
                }
                .font(.subheadline)

                Text("습도 \(weather.humidity)% · 바람 \(weather.windSpeed)m/s")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }
}
