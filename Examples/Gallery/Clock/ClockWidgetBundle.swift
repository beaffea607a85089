import SwiftUI
import WidgetKit

@main
struct ClockWidgetBundle: WidgetBundle {
    var body: some Widget {
        CityClockWidget()
        #if !os(watchOS)
            WorldClockWidget()
        #endif
    }
}

/// The time in one city.
struct CityClockWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "CityClock", intent: SelectCityIntent.self, provider: CityClockProvider()) {
            entry in
            CityClockView(entry: entry)
        }
        .configurationDisplayName("City")
        .description("See what time it is in a city.")
        .supportedFamilies(Self.families)
    }

    private static var families: [WidgetFamily] {
        #if os(watchOS)
            [.accessoryCircular, .accessoryRectangular, .accessoryInline]
        #elseif os(macOS) || os(visionOS)
            [.systemSmall]
        #else
            [.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline]
        #endif
    }
}

#if !os(watchOS)
    /// The time in several cities.
    struct WorldClockWidget: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "WorldClock", provider: WorldClockProvider()) { entry in
                WorldClockView(entry: entry)
            }
            .configurationDisplayName("World Clock")
            .description("Compare the time around the world.")
            .supportedFamilies([.systemMedium, .systemLarge])
        }
    }
#endif
