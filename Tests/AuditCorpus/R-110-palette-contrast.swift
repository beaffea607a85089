// PLATFORM visionOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    @Environment(\.levelOfDetail) private var detail
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        VStack {
            #if FAULT
                Text("Rain").font(detail == .simplified ? .largeTitle : .title).opacity(mode == .accented ? 0.2 : 1)
            #else
                Text("Rain").font(detail == .simplified ? .largeTitle : .title).opacity(mode == .accented ? 0.9 : 1)
            #endif
            if detail != .simplified {
                Spacer()
                Text("Wind").widgetAccentable()
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
