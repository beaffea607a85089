// PLATFORM watchOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    var body: some View {
        Text("Rain")
            .frame(maxWidth: .infinity, alignment: .leading)
            #if FAULT
                .padding(.leading, -6)
            #else
                .padding(.leading, 0)
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
        .supportedFamilies([.accessoryRectangular])
    }
}
