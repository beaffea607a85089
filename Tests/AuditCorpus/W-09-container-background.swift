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
                #if !FAULT
                    .containerBackground(.background, for: .widget)
                #endif
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}
