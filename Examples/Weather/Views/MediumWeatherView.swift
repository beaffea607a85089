import SwiftUI
import WidgetKit

struct MediumWeatherView: View {
    let weather: WeatherData

    var body: some View {
        HStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 4) {
                Text(weather.city.name)
                    .font(.subheadline)
                    .fontWeight(.semibold)

                Text("\(weather.temperature)°")
                    .font(.system(size: 44, weight: .light))
                    .contentTransition(.numericText())
                    .widgetAccentable()

                Text(weather.condition.name)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .layoutPriority(1)

            Divider()
                .overlay(.primary.opacity(0.15))

            ViewThatFits(in: .horizontal) {
                HourlyForecast(hours: weather.hourly.prefix(5), labels: .full)
                HourlyForecast(hours: weather.hourly.prefix(5), labels: .short)
                HourlyForecast(hours: weather.hourly.prefix(4), labels: .short)
                HourlyForecast(hours: weather.hourly.prefix(3), labels: .short)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
