import SwiftUI
import WidgetKit

#if FAULT
    private let ink = AnyShapeStyle(.black)
    private let paper = AnyShapeStyle(.white)
#else
    private let ink = AnyShapeStyle(.primary)
    private let paper = AnyShapeStyle(.background)
#endif

struct ProbeView: View {
    var body: some View {
        Text("Rain").foregroundStyle(ink)
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider()) { _ in
            ProbeView()
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(paper, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}
