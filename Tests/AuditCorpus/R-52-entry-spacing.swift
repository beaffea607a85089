import SwiftUI
import WidgetKit

struct ProbeView: View {
    var body: some View {
        Text("Rain")
    }
}

@main
struct Probe: Widget {
    #if FAULT
        private let provider = Provider(offsets: [0, 30])
    #else
        private let provider = Provider(offsets: [0, 600])
    #endif

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: provider) { _ in
            ProbeView()
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}
