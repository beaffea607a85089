import SwiftUI
import WidgetKit

struct ProbeView: View {
    var body: some View {
        HStack {
            ForEach(["a", "b", "c", "d"], id: \.self) { name in row(name) }
            #if FAULT
                row("e")
            #else
                Text("e")
            #endif
        }
    }

    private func row(_ name: String) -> some View {
        Link(destination: URL(string: "probe://\(name)")!) { Text(name).frame(width: 44, height: 60) }
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
