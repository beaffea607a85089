// PLATFORM visionOS
import SwiftUI
import WidgetKit

struct Plate: View {
    var body: some View {
        #if FAULT
            ZStack {
                Color(white: 0.2)
                Text("Rain").foregroundStyle(Color.white)
            }
        #else
            Color(white: 0.2)
        #endif
    }
}

struct ProbeView: View {
    @Environment(\.levelOfDetail) private var detail

    var body: some View {
        VStack {
            Text("Wind").font(detail == .simplified ? .largeTitle : .title)
            if detail != .simplified {
                Spacer()
                Text("Rain").widgetAccentable()
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
                .containerBackground(for: .widget) { Plate() }
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemLarge])
    }
}
