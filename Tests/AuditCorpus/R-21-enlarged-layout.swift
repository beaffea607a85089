import SwiftUI
import WidgetKit

struct ProbeView: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            Text("Rain")
            #if !FAULT
                if family == .systemMedium {
                    Spacer()
                    Text("Wind")
                }
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
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
