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
        private let provider = Provider(reload: 600)
    #else
        private let provider = Provider(reload: 3_600)
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
