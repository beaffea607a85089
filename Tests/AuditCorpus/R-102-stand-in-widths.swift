import SwiftUI
import WidgetKit

struct ProbeView: View {
    var body: some View {
        VStack {
            Text("Rain")
            #if FAULT
                Spacer()
                Text("Rain")
                Spacer()
                Text("Rain")
            #else
                Spacer()
                Text("Wind")
                Spacer()
                Text("Snow")
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
        .supportedFamilies([.systemLarge])
    }
}
