import SwiftUI
import WidgetKit

struct ProbeView: View {
    @Environment(\.showsWidgetContainerBackground) private var hasBackground

    var body: some View {
        VStack(spacing: 0) {
            #if FAULT
                Color.blue.frame(height: 30)
            #else
                if hasBackground { Color.blue.frame(height: 30) }
            #endif
            Text("Rain").frame(maxWidth: .infinity, maxHeight: .infinity)
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
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}
