import SwiftUI
import WidgetKit

/// The time of a city, which continues by itself.
struct CityTime: View {
    let city: City
    /// How the half of the day is set; as a part of the time without one.
    var period: ClockFormat.Period?

    var body: some View {
        Group {
            if let period {
                Text(.currentDate, format: ClockFormat(period: period, time: format))
            } else {
                Text(.currentDate, format: format)
            }
        }
        .monospacedDigit()
        .environment(\.timeZone, city.timeZone)
    }

    private var format: Date.FormatStyle {
        var format = Date.FormatStyle.dateTime.hour().minute()
        format.timeZone = city.timeZone
        return format
    }
}

/// The day of the week in a city, which changes at its midnight.
struct CityDay: View {
    let city: City

    var body: some View {
        Text(.currentDate, format: .dateTime.weekday(.wide))
            .environment(\.timeZone, city.timeZone)
    }
}

/// The sky of a part of the day.
struct Sky: View {
    let part: DayPart

    var body: some View {
        LinearGradient(
            colors: [Color("\(part.rawValue.capitalized)Top"), Color("\(part.rawValue.capitalized)Bottom")],
            startPoint: .top, endPoint: .bottom)
    }
}

struct CityClockView: View {
    @Environment(\.widgetFamily) private var family

    let entry: CityClockEntry

    var body: some View {
        content
            // The background belongs here and not into the content: the system removes it in StandBy and in a car.
            .containerBackground(for: .widget) { Sky(part: entry.part) }
            .widgetURL(entry.city.url)
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .accessoryCircular: CircularClockView(entry: entry)
        case .accessoryRectangular: RectangularClockView(entry: entry)
        case .accessoryInline: InlineClockView(entry: entry)
        default: SmallClockView(entry: entry)
        }
    }
}

/// The time as large as it fits.
struct SmallClockView: View {
    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    let entry: CityClockEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 6) {
                Image(systemName: entry.part.symbol)
                    .widgetAccentable()
                    .accessibilityLabel(Text(entry.part.name))
                Text(entry.city.name)
                    .fontWeight(.semibold)
            }
            .font(showsBackground ? .subheadline : .title3)
            Spacer(minLength: 0)
            CityTime(city: entry.city, period: .small)
                .font(.system(size: showsBackground ? 46 : 62, weight: .medium, design: .rounded))
            Spacer(minLength: 0)
            Text(.currentDate, format: .dateTime.weekday().month().day())
                .font(showsBackground ? .subheadline : .title3)
                .environment(\.timeZone, entry.city.timeZone)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .dynamicTypeSize(...DynamicTypeSize.accessibility3)
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

struct CircularClockView: View {
    let entry: CityClockEntry

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            VStack(spacing: 0) {
                Image(systemName: entry.part.symbol)
                    .font(.caption)
                    .accessibilityLabel(Text(entry.part.name))
                CityTime(city: entry.city, period: .stacked)
                    .font(.headline)
                    .multilineTextAlignment(.center)
                    .lineLimit(2)
                    .widgetAccentable()
            }
            .minimumScaleFactor(0.7)
            .padding(4)
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}

struct RectangularClockView: View {
    let entry: CityClockEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 4) {
                Image(systemName: entry.part.symbol)
                    .imageScale(.small)
                    .accessibilityLabel(Text(entry.part.name))
                Text(entry.city.name)
            }
            .font(.headline)
            .widgetAccentable()
            CityTime(city: entry.city)
                .font(.title)
                .fontWeight(.medium)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .dynamicTypeSize(...DynamicTypeSize.large)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

struct InlineClockView: View {
    let entry: CityClockEntry

    var body: some View {
        Label {
            CityTime(city: entry.city)
        } icon: {
            Image(systemName: entry.part.symbol)
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
