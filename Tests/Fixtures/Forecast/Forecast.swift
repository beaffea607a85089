import AppIntents
import SwiftUI
import WidgetKit

@main
struct Forecast: WidgetBundle {
    var body: some Widget {
        PlainWidget()
        DesignedWidget()
        CityWidget()
        BandsWidget()
    }
}

extension Date {
    static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
}

struct Reading: TimelineEntry {
    var date = Date.start
    var city = "Seoul"
    var degrees = 21
}

/// Shows one reading for ever.
struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Reading { Reading() }

    func getSnapshot(in context: Context, completion: @escaping (Reading) -> Void) { completion(Reading()) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Reading>) -> Void) {
        completion(Timeline(entries: [Reading()], policy: .never))
    }
}

/// Says nothing about sizes and places: all of its look beyond the text is the framework's.
struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Plain", provider: Provider()) { reading in
            Text("\(reading.degrees)°").containerBackground(for: .widget) { Color(white: 0.9) }
        }
    }
}

/// Has a view for each size and one for places without a background.
struct DesignedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Designed", provider: Provider()) { reading in
            DesignedView(reading: reading).containerBackground(for: .widget) { Color(white: 0.9) }
        }
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
    }
}

struct DesignedView: View {
    let reading: Reading
    @Environment(\.widgetFamily) private var family
    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    var body: some View {
        switch family {
        case .systemSmall where !showsBackground: Text("bare")
        case .systemSmall: Text("small")
        case .systemMedium: Text("medium")
        default: Text("line")
        }
    }
}

enum Town: String, AppEnum {
    case seoul, busan

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let caseDisplayRepresentations: [Town: DisplayRepresentation] = [.seoul: "Seoul", .busan: "Busan"]
}

struct ChooseTown: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a City"

    @Parameter(title: "City", default: .seoul) var town: Town
}

/// A service that answers later.
actor Service {
    func degrees(in town: Town) async -> Int {
        await Task.yield()
        return town == .seoul ? 4 : 9
    }
}

struct TownProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Reading { Reading(city: "Sample", degrees: 21) }

    func snapshot(for configuration: ChooseTown, in context: Context) async -> Reading {
        Reading(city: "\(configuration.town.rawValue) now", degrees: await Service().degrees(in: configuration.town))
    }

    func timeline(for configuration: ChooseTown, in context: Context) async -> Timeline<Reading> {
        let degrees = await Service().degrees(in: configuration.town)
        let readings = (0..<3).map { hour in
            Reading(
                date: .start.addingTimeInterval(Double(hour) * 3600), city: configuration.town.rawValue,
                degrees: degrees + hour)
        }
        return Timeline(entries: readings, policy: .after(.start.addingTimeInterval(900)))
    }
}

struct CityWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "City", intent: ChooseTown.self, provider: TownProvider()) { reading in
            VStack {
                Text(verbatim: reading.city)
                Text(verbatim: "\(reading.degrees)°")
                Text(verbatim: "always").unredacted()
            }
            .containerBackground(for: .widget) { Color(white: 0.9) }
        }
        .supportedFamilies([.systemSmall])
    }
}

/// Two bands of pure colours from edge to edge, the lower one in the accent group.
struct BandsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bands", provider: Provider()) { _ in
            VStack(spacing: 0) {
                Color(red: 32 / 255, green: 64 / 255, blue: 128 / 255)
                Color(red: 1, green: 128 / 255, blue: 0).widgetAccentable()
            }
            .containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}
