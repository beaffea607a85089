import SwiftUI
import WidgetKit

struct ProbeView: View {
    var body: some View {
        VStack {
            Text("Rain").font(.title)
            Spacer()
            Text("Wind").font(.title2)
            Spacer()
            Text("Snow").font(.body)
            Spacer()
            Text("Hail").font(.subheadline)
            Spacer()
            #if FAULT
                Text("Fog").font(.caption)
            #else
                Text("Fog").font(.body)
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
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
