import SwiftUI
import WidgetKit

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Image(systemName: "arrow.clockwise").accessibilityIdentifier("logo")
        #else
            Text("Rain").lineLimit(1).minimumScaleFactor(0.1)
        #endif
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
        .supportedFamilies([.accessoryCircular])
    }
}
