import SwiftUI
import WidgetKit

/// A row for each day: name, condition, and where its temperatures lie among all the days shown.
struct DailyForecast: View {
    enum Links {
        case none
        /// Each day opens itself in the app.
        case days
    }

    let weather: WeatherData
    let count: Int
    var links = Links.none

    // Every row has the same columns in every type size.
    @ScaledMetric(relativeTo: .subheadline) private var nameWidth = 46
    @ScaledMetric(relativeTo: .subheadline) private var symbolWidth = 30
    @ScaledMetric(relativeTo: .subheadline) private var numberWidth = 36

    var body: some View {
        VStack(spacing: 0) {
            ForEach(days) { day in
                if links == .days, let url = weather.location.url(day: day.date) {
                    Link(destination: url) {
                        row(day)
                            .contentShape(Rectangle())
                    }
                } else {
                    row(day)
                }
            }
        }
        .lineLimit(1)
        .monospacedDigit()
    }

    private func row(_ day: DailyWeather) -> some View {
        HStack(spacing: 8) {
            name(of: day)
                .fontWeight(.semibold)
                .frame(width: nameWidth, alignment: .leading)

            ConditionSymbol(day.condition)
                .font(.title3)
                .frame(width: symbolWidth)

            Text("\(day.rainChance)%")
                .font(.caption)
                .foregroundStyle(.secondary)
                .opacity(day.rainChance >= 30 ? 1 : 0)
                .accessibilityHidden(day.rainChance < 30)
                .frame(width: numberWidth, alignment: .leading)

            Text("\(day.low)°")
                .foregroundStyle(.secondary)
                .frame(width: numberWidth, alignment: .trailing)

            TemperatureBar(low: day.low, high: day.high, range: range)

            Text("\(day.high)°")
                .fontWeight(.semibold)
                .frame(width: numberWidth, alignment: .trailing)
        }
        .font(.subheadline)
        .frame(minHeight: 22, maxHeight: .infinity)
        .accessibilityElement(children: .combine)
    }

    private var days: ArraySlice<DailyWeather> { weather.daily.prefix(count) }

    private var range: ClosedRange<Int> {
        let low = days.map(\.low).min() ?? 0
        let high = days.map(\.high).max() ?? 1
        return low...max(high, low + 1)
    }

    private func name(of day: DailyWeather) -> Text {
        if day.id == days.first?.id {
            return Text("오늘")
        }
        switch weather.location.calendar.component(.weekday, from: day.date) {
        case 1: return Text("일")
        case 2: return Text("월")
        case 3: return Text("화")
        case 4: return Text("수")
        case 5: return Text("목")
        case 6: return Text("금")
        default: return Text("토")
        }
    }
}

/// A day's temperatures as a part of the whole range.
struct TemperatureBar: View {
    let low: Int
    let high: Int
    let range: ClosedRange<Int>

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule()
                    .fill(.primary.opacity(0.18))
                Capsule()
                    .fill(.primary.opacity(0.85))
                    .frame(width: max(proxy.size.width * (fraction(high) - fraction(low)), 4))
                    .offset(x: proxy.size.width * fraction(low))
            }
        }
        .frame(height: 4)
        .widgetAccentable()
        .accessibilityHidden(true)
    }

    private func fraction(_ temperature: Int) -> Double {
        Double(temperature - range.lowerBound) / Double(range.upperBound - range.lowerBound)
    }
}
