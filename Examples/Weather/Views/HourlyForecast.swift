import SwiftUI
import WidgetKit

/// A column for each hour; all have the same share of the width. Sunrise and sunset are columns between the hours.
struct HourlyForecast: View {
    enum Labels {
        /// “Now”, “3 PM”.
        case full
        /// “3”: for narrow widgets and large type.
        case short
    }

    enum Size {
        case compact
        /// For the medium widget, which has little else.
        case roomy
    }

    enum Links {
        case none
        /// Each hour opens itself in the app.
        case hours
    }

    let weather: WeatherData
    let count: Int
    let labels: Labels
    var size = Size.compact
    var spacing = 2.0
    var links = Links.none

    @Environment(\.locale) private var locale
    @ScaledMetric(relativeTo: .caption) private var fullWidth = 35
    @ScaledMetric(relativeTo: .caption) private var shortWidth = 27

    var body: some View {
        // The word of an event is lower than a number, and the times stay in one line.
        HStack(alignment: .top, spacing: spacing) {
            ForEach(hours) { hour in
                if links == .hours, let url = weather.location.url(hour: hour.date) {
                    Link(destination: url) {
                        column(hour)
                            .contentShape(Rectangle())
                    }
                } else {
                    column(hour)
                }
            }
        }
    }

    private var labelFont: Font { size == .roomy ? .caption : .caption2 }

    private var hours: ArraySlice<HourlyWeather> { weather.hourly.prefix(count) }

    private func column(_ hour: HourlyWeather) -> some View {
        ZStack {
            // At least as wide as other columns, and never narrower than what is in it.
            Color.clear
                .frame(width: minimumWidth, height: 1)

            VStack(spacing: size == .roomy ? 8 : 4) {
                label(for: hour)
                    .font(labelFont)
                    .foregroundStyle(.secondary)

                ConditionSymbol(hour)
                    .font(size == .roomy ? .title2 : .title3)
                    .frame(height: size == .roomy ? 28 : 24)

                value(of: hour)
                    .fontWeight(.semibold)
                    .frame(minHeight: 20)
            }
            .fixedSize()
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .combine)
    }

    private var minimumWidth: Double {
        switch links {
        case .hours: 44
        case .none: labels == .full ? fullWidth : shortWidth
        }
    }

    /// The word for an event has room in wide columns only; elsewhere symbol and time say it.
    private func value(of hour: HourlyWeather) -> Text {
        switch hour.event {
        case .sunrise where links == .hours: Text("일출").font(labelFont)
        case .sunset where links == .hours: Text("일몰").font(labelFont)
        default: Text("\(hour.temperature)°").font(.subheadline)
        }
    }

    private func label(for hour: HourlyWeather) -> Text {
        if hour.event != nil {
            return Text(verbatim: String(name(of: hour, .minutes, labels).characters))
        }
        if hour.id == hours.first?.id {
            return Text("지금")
        }
        return Text(verbatim: String(name(of: hour, .hours, labels).characters))
    }

    private enum Precision {
        case hours
        case minutes
    }

    /// The time as people write it where they live: “5 PM”, “오후 5시”, “17時”; for short labels without the half of the
    /// day. The clock is that of the place.
    private func name(of hour: HourlyWeather, _ precision: Precision, _ labels: Labels) -> AttributedString {
        var style = Date.FormatStyle.dateTime.hour().locale(locale)
        if precision == .minutes { style = style.minute() }
        style.timeZone = weather.location.timeZone
        let name = hour.date.formatted(style.attributed)
        guard labels == .short || precision == .minutes else { return name }
        let parts = name.runs.filter { $0.dateField != .amPM }.map { String(name[$0.range].characters) }
        return AttributedString(parts.joined().trimmingCharacters(in: .whitespaces))
    }
}
