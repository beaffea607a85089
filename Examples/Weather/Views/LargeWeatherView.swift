import SwiftUI
import WidgetKit

/// Now, the next hours, the next days.
struct LargeWeatherView: View {
    @Environment(\.levelOfDetail) private var levelOfDetail

    let weather: WeatherData
    var date = Date.now
    /// How many days there is room for.
    var days = 5

    var body: some View {
        if levelOfDetail == .simplified {
            VStack(spacing: 12) {
                DistantWeather(weather: weather)
                DailyForecast(weather: weather, count: 3)
                    .font(.title3)
            }
        } else {
            detailed
        }
    }

    private var detailed: some View {
        VStack(spacing: 8) {
            WeatherHeader(weather: weather, date: date)
            divider
            ViewThatFits(in: .vertical) {
                if let rain = weather.rain {
                    ForEach(Array((2...days).reversed()), id: \.self) { count in
                        forecasts(rain, days: count)
                    }
                }
                ForEach(Array((1...days).reversed()), id: \.self) { count in
                    forecasts(nil, days: count)
                }
            }
            .frame(maxHeight: .infinity)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func forecasts(_ rain: RainForecast?, days: Int) -> some View {
        VStack(spacing: 8) {
            if let rain {
                Grid(verticalSpacing: 8) {
                    RainChart(rain: rain)
                    divider
                }
            }
            ViewThatFits(in: .horizontal) {
                hours(6, .full)
                hours(6, .short)
                hours(5, .short)
                hours(4, .short)
            }
            divider
            DailyForecast(weather: weather, count: days)
        }
    }

    private func hours(_ count: Int, _ labels: HourlyForecast.Labels) -> some View {
        HourlyForecast(weather: weather, count: count, labels: labels, spacing: 8, links: .hours)
    }

    private var divider: some View {
        Divider()
            .overlay(.primary.opacity(0.15))
    }
}

/// What the large sizes begin with: the number on the left, the words and the button on the right.
struct WeatherHeader: View {
    @Environment(\.timeZone) private var timeZone

    let weather: WeatherData
    let date: Date

    var body: some View {
        Grid(alignment: .topLeading, horizontalSpacing: 8) {
            GridRow {
                numbers
                    .frame(maxWidth: .infinity, alignment: .leading)
                words
                    .gridColumnAlignment(.trailing)
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
    }

    private var numbers: some View {
        VStack(alignment: .leading, spacing: 0) {
            LocationName(weather.location)
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
    }

    private var words: some View {
        VStack(alignment: .trailing, spacing: 2) {
            RefreshButton(weather: weather)

            HStack(spacing: 4) {
                ConditionSymbol(weather)
                Text(weather.name)
                    .fontWeight(.semibold)
            }
            .font(.subheadline)

            if let note = WeatherNote(weather, at: date) {
                note.font(.footnote)
            } else if weather.hasOwnClock(at: date, reader: timeZone) {
                ClockName(weather: weather, date: date)
                    .font(.footnote)
            } else {
                AirText(weather: weather)
                    .font(.footnote)
            }
        }
    }
}

/// Humidity and wind.
struct AirText: View {
    @Environment(\.locale) private var locale

    let weather: WeatherData

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text("습도 \(weather.humidity)% · 바람 \(wind)")
            Text("습도 \(weather.humidity)%")
        }
        .foregroundStyle(.secondary)
    }

    private var wind: String {
        weather.wind.formatted(
            .measurement(
                width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0))
            )
            .locale(locale))
    }
}
