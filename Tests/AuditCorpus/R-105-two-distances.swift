// PLATFORM visionOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    @Environment(\.levelOfDetail) private var detail

    var body: some View {
        VStack {
            #if FAULT
                Text("Rain").font(.title)
                Text("Wind")
            #else
                Text("Rain").font(detail == .simplified ? .largeTitle : .title)
                if detail != .simplified {
                    Spacer()
                    Text("Wind").widgetAccentable()
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
        .supportedFamilies([.systemLarge])
    }
}
