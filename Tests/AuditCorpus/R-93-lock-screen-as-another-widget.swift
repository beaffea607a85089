import SwiftUI
import WidgetKit

struct CaffeineGauge: View {
    let entry: Reading

    var body: some View {
        Gauge(value: Double(entry.value), in: 0...100) {
            Image(systemName: "cup.and.saucer.fill")
                .accessibilityLabel("Coffee")
        } currentValueLabel: {
            Text("\(entry.value)")
        }
        .gaugeStyle(.accessoryCircular)
        .containerBackground(.background, for: .widget)
    }
}

struct HomeCaffeine: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "caffeine.home", provider: ReadingProvider()) { entry in
            CaffeineGauge(entry: entry)
                .widgetURL(URL(string: "coffee://day/today"))
        }
        .configurationDisplayName("Caffeine")
        .description("Count your cups at home.")
        .supportedFamilies([.systemSmall])
    }
}

struct LockCaffeine: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "caffeine.lock", provider: ReadingProvider()) { entry in
            CaffeineGauge(entry: entry)
                .widgetURL(URL(string: "coffee://cups/today"))
        }
        #if FAULT
            .configurationDisplayName("Caffeine")
        #else
            .configurationDisplayName("Cups")
        #endif
        .description("Count your cups on the go.")
        .supportedFamilies([.accessoryCircular])
    }
}

/// Two widgets have one name, a text of their own each, and other families.
@main
struct CaffeineWidgets: WidgetBundle {
    var body: some Widget {
        HomeCaffeine()
        LockCaffeine()
    }
}
