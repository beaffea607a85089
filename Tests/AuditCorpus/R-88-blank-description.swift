import SwiftUI
import WidgetKit

@main
struct ChargeWidget: Widget {
    #if FAULT
        private let summary = Text(verbatim: "  ")
    #else
        private let summary = Text("Check the charge of your scooter.")
    #endif

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "charge", provider: ReadingProvider()) { entry in
            Gauge(value: Double(entry.value), in: 0...100) {
                Image(systemName: "scooter")
                    .accessibilityLabel("Scooter")
            } currentValueLabel: {
                Text("\(entry.value)")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .widgetURL(URL(string: "scooter://charge/today"))
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Charge")
        .description(summary)
        .supportedFamilies([.accessoryCircular])
    }
}
