import SwiftUI
import WidgetKit

struct ProbeView: View {
    var body: some View {
        #if FAULT
            SkyView(mode: .fullColor, side: .infinity)
        #else
            SkyView(mode: .fullColor)
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
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}
