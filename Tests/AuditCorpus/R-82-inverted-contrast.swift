// PLATFORM watchOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text("Rain").foregroundStyle(Color(red: 0, green: 1, blue: 0))
        #else
            Text("Rain").foregroundStyle(Color.white)
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
        .supportedFamilies([.accessoryRectangular])
    }
}
