// PLATFORM iOS
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
        .description("See the weather.")
        #if FAULT
            .supportedFamilies([.systemSmall, .systemExtraLargePortrait])
        #else
            .supportedFamilies([.systemSmall])
        #endif
    }
}
