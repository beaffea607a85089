import SwiftUI
import WidgetKit

#if FAULT
    private let offsets: [TimeInterval] = [0, 240, 480, 720, 960, 1_200]
#else
    private let offsets: [TimeInterval] = [0, 320, 640, 960, 1_280, 1_600]
#endif

struct ProbeView: View {
    var body: some View {
        Text("Rain")
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider(offsets: offsets)) { _ in
            ProbeView()
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}
