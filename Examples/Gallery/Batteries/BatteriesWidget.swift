import SwiftUI
import WidgetKit

@main
struct BatteriesWidgetBundle: WidgetBundle {
    var body: some Widget {
        BatteriesWidget()
        #if os(iOS) || os(watchOS)
            BatteryWidget()
        #endif
    }
}

/// All devices.
struct BatteriesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Batteries", provider: BatteriesProvider()) { entry in
            BatteriesWidgetView(entry: entry)
        }
        .configurationDisplayName("Batteries")
        .description("See the charge of all your devices.")
        .supportedFamilies(Self.families)
    }

    private static var families: [WidgetFamily] {
        #if os(watchOS)
            [.accessoryRectangular]
        #elseif os(macOS) || os(visionOS)
            [.systemSmall, .systemMedium, .systemLarge]
        #else
            [.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular]
        #endif
    }
}

#if os(iOS) || os(watchOS)
    /// One device, which people choose: there is no room for more.
    struct BatteryWidget: Widget {
        var body: some WidgetConfiguration {
            AppIntentConfiguration(
                kind: "Battery", intent: SelectDeviceIntent.self, provider: BatteryProvider()
            ) { entry in
                BatteryWidgetView(entry: entry)
            }
            .configurationDisplayName("Battery")
            .description("See the charge of one device.")
            .supportedFamilies(Self.families)
        }

        private static var families: [WidgetFamily] {
            #if os(watchOS)
                [.accessoryCircular, .accessoryCorner, .accessoryInline]
            #else
                [.accessoryCircular, .accessoryInline]
            #endif
        }
    }
#endif
