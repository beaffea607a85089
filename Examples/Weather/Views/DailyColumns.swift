import SwiftUI
import WidgetKit

/// A column for each day, which opens itself in the app.
struct DailyColumns: View {
    let weather: WeatherData
    let count: Int

    var body: some View {
        HStack(spacing: 8) {
            ForEach(weather.daily.prefix(count)) { day in
                if let url = weather.location.url(day: day.date) {
                    Link(destination: url) {
                        column(day)
                            .frame(minHeight: 44)
                            .contentShape(Rectangle())
                    }
                }
            }
        }
    }

    private func column(_ day: DailyWeather) -> some View {
        ZStack {
            Color.clear
                .frame(width: 44, height: 1)

            VStack(spacing: 6) {
                (day.id == weather.daily.first?.id ? Text("오늘") : weather.weekday(of: day))
                    .font(.caption)
                    .foregroundStyle(.secondary)

                ConditionSymbol(day.condition)
                    .font(.title2)
                    .frame(height: 28)

                Text("\(day.high)°")
                    .font(.subheadline)
                    .fontWeight(.semibold)

                Text("\(day.low)°")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .fixedSize()
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .combine)
    }
}
