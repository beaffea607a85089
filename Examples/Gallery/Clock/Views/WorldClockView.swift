import SwiftUI
import WidgetKit

struct WorldClockView: View {
    @Environment(\.widgetFamily) private var family

    let entry: WorldClockEntry

    var body: some View {
        Group {
            if family == .systemMedium {
                WorldClockColumns(entry: entry)
            } else {
                // In larger type each time would be scaled to its own width.
                WorldClockRows(entry: entry)
                    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            }
        }
        .containerBackground(Color("WidgetBackground"), for: .widget)
        .widgetURL(URL(string: "clock://world"))
    }
}

/// A tile with the city's sky.
private struct SkyTile: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    let part: DayPart

    var body: some View {
        Image(systemName: part.symbol)
            .font(.body)
            .foregroundStyle(renderingMode == .fullColor ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            .frame(width: 40, height: 40)
            .background {
                if renderingMode == .fullColor { Sky(part: part).clipShape(Circle()) }
            }
            .widgetAccentable()
            .accessibilityLabel(Text(part.name))
    }
}

/// How far the city's clock is ahead, and whether it is another day there.
private struct CityOffset: View {
    let city: City
    let date: Date

    var body: some View {
        let seconds = city.timeZone.secondsFromGMT(for: date) - TimeZone.current.secondsFromGMT(for: date)
        let hours = Text(
            Double(seconds) / 3600,
            format: .number.precision(.fractionLength(0...2)).sign(strategy: .always(includingZero: false)))
        if seconds == 0 {
            Text("Same time")
        } else {
            Text("\(hours) h")
        }
    }
}

struct WorldClockColumns: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: WorldClockEntry

    var body: some View {
        ViewThatFits(in: .horizontal) {
            if !typeSize.isAccessibilitySize {
                columns(4)
                columns(3)
            }
            columns(2)
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func columns(_ count: Int) -> some View {
        HStack(spacing: 8) {
            ForEach(entry.cities.prefix(count)) { city in
                VStack(spacing: 3) {
                    SkyTile(part: DayPart(of: city, at: entry.date))
                    CityTime(city: city, period: .tiny)
                        .font(.headline)
                    Text(city.name)
                        .font(.footnote)
                    if !typeSize.isAccessibilitySize {
                        CityOffset(city: city, date: entry.date)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
                .fixedSize()
                .frame(maxWidth: .infinity)
                .accessibilityElement(children: .combine)
            }
        }
    }
}

struct WorldClockRows: View {
    /// For the longest time, so that all are below each other.
    @ScaledMetric(relativeTo: .title2) private var timeWidth = 106

    let entry: WorldClockEntry

    var body: some View {
        VStack(spacing: 8) {
            ForEach(entry.cities.prefix(4)) { city in
                if let url = city.url {
                    Link(destination: url) { row(city) }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func row(_ city: City) -> some View {
        HStack(spacing: 14) {
            SkyTile(part: DayPart(of: city, at: entry.date))
            VStack(alignment: .leading, spacing: 1) {
                Text(city.name)
                    .font(.headline)
                CityOffset(city: city, date: entry.date)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 4)
            VStack(alignment: .leading, spacing: 1) {
                CityTime(city: city)
                    .font(.title2)
                    .fontWeight(.medium)
                CityDay(city: city)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            .frame(width: timeWidth, alignment: .leading)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(minHeight: 44, maxHeight: .infinity)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}
