import SwiftUI
import WidgetKit

struct ProbeView: View {
    var body: some View {
        Text("Rain")
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider()) { _ in
            ProbeView()
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        #if FAULT
            .description("See the weather of today and of tomorrow and the weather of the next week.")
        #else
            .description("See the weather of today.")
        #endif
        .supportedFamilies([.systemSmall])
    }
}
