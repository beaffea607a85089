import SwiftUI
import WidgetKit

/// A column for each hour.
struct HourlyForecast: View {
    enum Labels {
        /// “Now”, “15:00”.
        case spelledOut
        /// “14”, “15”: for narrow widgets and large type.
        case digits
    }

    enum Columns {
        /// A fixed gap between the columns.
        case packed
        /// All columns get the same share of the width.
        case spread
    }

    let hours: ArraySlice<HourlyWeather>
    let labels: Labels
    var columns = Columns.packed

    var body: some View {
        HStack(spacing: columns == .packed ? 12 : 0) {
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
                .lineLimit(1)
                .frame(maxWidth: columns == .spread ? .infinity : nil)
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
