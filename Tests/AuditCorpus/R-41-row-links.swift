import SwiftUI
import WidgetKit

struct ProbeView: View {
    var body: some View {
        HStack {
            ForEach(["a", "b", "c"], id: \.self) { name in
                #if FAULT
                    row(name, URL(string: "probe://row")!)
                #else
                    row(name, URL(string: "probe://\(name)")!)
                #endif
            }
        }
    }

    private func row(_ name: String, _ url: URL) -> some View {
        Link(destination: url) { Text(name).frame(width: 44, height: 60) }
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
        .supportedFamilies([.systemMedium])
    }
}
