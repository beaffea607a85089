import SwiftUI
import WidgetKit

/// A row for each day: name, condition, and where its temperatures lie among all the days shown.
struct DailyForecast: View {
    let days: ArraySlice<DailyWeather>

    var body: some View {
        Grid(horizontalSpacing: 10, verticalSpacing: 4) {
            ForEach(days) { day in
                GridRow {
                    name(of: day)
                        .font(.footnote)
                        .fontWeight(.semibold)
                        .gridColumnAlignment(.leading)

                    ConditionSymbol(condition: day.condition)
                        .font(.subheadline)

                    Text("\(day.low)°")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .gridColumnAlignment(.trailing)

                    TemperatureBar(low: day.low, high: day.high, range: range)

                    Text("\(day.high)°")
                        .font(.footnote)
                        .fontWeight(.semibold)
                        .gridColumnAlignment(.trailing)
                }
                .frame(minHeight: 18, maxHeight: .infinity)
            }
        }
        .lineLimit(1)
        .monospacedDigit()
    }

    private var range: ClosedRange<Int> {
        let low = days.map(\.low).min() ?? 0
        let high = days.map(\.high).max() ?? 1
        return low...max(high, low + 1)
    }

    private func name(of day: DailyWeather) -> Text {
        if day.id == days.first?.id {
            return Text("오늘")
        }
        switch day.weekday {
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
                    .fill(.primary.opacity(0.75))
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
