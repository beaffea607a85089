import SwiftUI
import WidgetKit

/// A column for each hour; all have the same share of the width.
struct HourlyForecast: View {
    enum Labels {
        /// “Now”, “15:00”.
        case spelledOut
        /// “14”, “15”: for narrow widgets and large type.
        case digits
    }

    let hours: ArraySlice<HourlyWeather>
    let labels: Labels

    var body: some View {
        HStack(spacing: 12) {
            ForEach(hours) { hour in
                VStack(spacing: 6) {
                    label(for: hour)
                        .font(.caption2)
                        .foregroundStyle(.secondary)

                    ConditionSymbol(condition: hour.condition)
                        .font(.subheadline)
                        .frame(height: 18)

                    Text("\(hour.temperature)°")
                        .font(.caption)
                        .fontWeight(.semibold)
                }
                .fixedSize()
                .frame(maxWidth: .infinity)
                .accessibilityElement(children: .combine)
            }
        }
    }

    private func label(for hour: HourlyWeather) -> Text {
        switch labels {
        case .spelledOut where hour.id == hours.first?.id: Text("지금")
        case .spelledOut: Text("\(hour.hour)시")
        case .digits: Text("\(hour.hour)")
        }
    }
}
