import SwiftUI
import WidgetKit

/// A column for each hour; all have the same share of the width.
struct HourlyForecast: View {
    enum Labels {
        /// “Now”, “3 PM”.
        case full
        /// “2”, “3”: for narrow widgets and large type.
        case short
    }

    let hours: ArraySlice<HourlyWeather>
    let labels: Labels

    @Environment(\.locale) private var locale

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
                        .font(.footnote)
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
        case .full where hour.id == hours.first?.id: Text("지금")
        case .full: Text(verbatim: String(name(of: hour).characters))
        case .short: Text(verbatim: shortName(of: hour))
        }
    }

    /// The hour as people write it where they live: “5 PM”, “오후 5시”, “17時”.
    private func name(of hour: HourlyWeather) -> AttributedString {
        var style = Date.FormatStyle.dateTime.hour().locale(locale)
        style.timeZone = .gmt
        return Date(timeIntervalSinceReferenceDate: Double(hour.hour) * 3600).formatted(style.attributed)
    }

    /// The same without the half of the day.
    private func shortName(of hour: HourlyWeather) -> String {
        let name = name(of: hour)
        return name.runs
            .filter { $0.dateField != .amPM }
            .map { String(name[$0.range].characters) }
            .joined()
            .trimmingCharacters(in: .whitespaces)
    }
}
