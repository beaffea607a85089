import SwiftUI
import WidgetKit

/// A row for each day: name, condition, and where its temperatures lie among all the days shown.
struct DailyForecast: View {
    let weather: WeatherData
    let count: Int

    // Every row has the same columns in every type size.
    @ScaledMetric(relativeTo: .subheadline) private var nameWidth = 52
    @ScaledMetric(relativeTo: .subheadline) private var symbolWidth = 30
    @ScaledMetric(relativeTo: .subheadline) private var numbersWidth = 74

    var body: some View {
        VStack(spacing: 0) {
            ForEach(days) { day in
                row(day)
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
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

            TemperatureBar(low: day.low, high: day.high, range: range)

            temperatures(of: day)
                .frame(width: numbersWidth, alignment: .trailing)
        }
        .font(.subheadline)
        .frame(minHeight: 22, maxHeight: .infinity)
        .accessibilityElement(children: .combine)
    }

    private var days: ArraySlice<DailyWeather> { weather.daily.prefix(count) }

    /// The lowest and, stronger, the highest.
    private func temperatures(of day: DailyWeather) -> Text {
        let low = Text("\(day.low)°").foregroundStyle(.secondary)
        let high = Text("\(day.high)°").fontWeight(.semibold)
        return Text("\(low)  \(high)")
    }

    private var range: ClosedRange<Int> {
        let low = days.map(\.low).min() ?? 0
        let high = days.map(\.high).max() ?? 1
        return low...max(high, low + 1)
    }

    private func name(of day: DailyWeather) -> Text {
        day.id == days.first?.id ? Text("오늘") : weather.weekday(of: day)
    }
}

extension WeatherData {
    func weekday(of day: DailyWeather) -> Text {
        switch location.calendar.component(.weekday, from: day.date) {
        case 1: Text("일")
        case 2: Text("월")
        case 3: Text("화")
        case 4: Text("수")
        case 5: Text("목")
        case 6: Text("금")
        default: Text("토")
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
