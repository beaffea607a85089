// ONLY later
import SwiftUI
import WidgetKit

/// The entry of two hours later is a placeholder.
struct ProbeView: View {
    var isLater: Bool

    var body: some View {
        Text("Rain")
            #if FAULT
                .redacted(reason: isLater ? .placeholder : [])
            #else
                .opacity(isLater ? 0.9 : 1)
            #endif
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider(offsets: [0, 7_200])) { entry in
            ProbeView(isLater: entry.date.timeIntervalSinceNow > 3_600)
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}
