// ONLY medium
import SwiftUI
import WidgetKit

/// The medium size has no URL.
struct ProbeView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            Text("Rain")
            if family == .systemMedium {
                Spacer()
                Text("Wind")
            }
        }
        #if FAULT
            .widgetURL(family == .systemMedium ? nil : URL(string: "probe://page"))
        #else
            .widgetURL(URL(string: "probe://page"))
        #endif
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider()) { _ in
            ProbeView()
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
