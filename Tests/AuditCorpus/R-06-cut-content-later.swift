// ONLY later
import SwiftUI
import WidgetKit

/// The entry of six hours later has less space for its text.
struct ProbeView: View {
    var isLater: Bool

    var body: some View {
        #if FAULT
            Text("Rain").frame(height: isLater ? 8 : 60).clipped()
        #else
            Text("Rain").frame(height: isLater ? 59 : 60).clipped()
        #endif
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider(offsets: [0, 21_600])) { entry in
            ProbeView(isLater: entry.date.timeIntervalSinceNow > 3_600)
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}
