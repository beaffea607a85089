// PLATFORM watchOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    var body: some View {
        VStack {
            Text("Rain")
            #if FAULT
                Text("Wind")
            #else
                Text("Wind").widgetAccentable()
            #endif
        }
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
        .supportedFamilies([.accessoryRectangular])
    }
}
