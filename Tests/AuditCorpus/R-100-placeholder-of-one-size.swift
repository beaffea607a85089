import SwiftUI
import WidgetKit

/// The placeholder of the medium size is empty.
struct ProbeView: View {
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.widgetFamily) private var family

    var body: some View {
        #if FAULT
            if !reasons.contains(.placeholder) || family == .systemSmall { row }
        #else
            row
        #endif
    }

    private var row: some View {
        HStack {
            Text("Rain")
            if family == .systemMedium {
                Spacer()
                Text("Wind")
            }
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
