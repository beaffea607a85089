import SwiftUI
import WidgetKit

struct ProbeView: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        if reasons.contains(.placeholder) {
            #if FAULT
                Rectangle().fill(Color.gray.opacity(0.5)).frame(width: 90, height: 90)
            #else
                VStack {
                    Text("Rain")
                    Spacer()
                    Text("Wind")
                }
            #endif
        } else {
            VStack {
                Text("Rain")
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
        .supportedFamilies([.systemLarge])
    }
}
