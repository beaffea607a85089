import SwiftUI
import WidgetKit

/// Now and the next hours on the left, the next days on the right.
struct ExtraLargeWeatherView: View {
    @Environment(\.levelOfDetail) private var levelOfDetail

    let weather: WeatherData
    var date = Date.now

    var body: some View {
        HStack(spacing: 20) {
            if levelOfDetail == .simplified {
                DistantWeather(weather: weather)
            } else {
                VStack(spacing: 10) {
                    WeatherHeader(weather: weather, date: date)
                    Divider()
                        .overlay(.primary.opacity(0.15))
                    if let rain = weather.rain {
                        RainChart(rain: rain)
                        Divider()
                            .overlay(.primary.opacity(0.15))
                    }
                    ViewThatFits(in: .horizontal) {
                        HourlyForecast(weather: weather, count: 5, labels: .full, size: .roomy, links: .hours)
                        HourlyForecast(weather: weather, count: 5, labels: .short, size: .roomy, links: .hours)
                        HourlyForecast(weather: weather, count: 4, labels: .short, links: .hours)
                    }
                    .frame(maxHeight: .infinity)
                }
                .frame(maxWidth: .infinity)
            }

            Divider()
                .overlay(.primary.opacity(0.15))

            DailyForecast(weather: weather, count: levelOfDetail == .simplified ? 4 : 6, links: .days)
                .frame(maxWidth: .infinity)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
