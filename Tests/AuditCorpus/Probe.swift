import SwiftUI
import WidgetKit

/// Properties of the widget around `ProbeView`, which may declare its own.
extension View {
    static var families: [WidgetFamily] { [.systemSmall] }
    static var summary: LocalizedStringKey { "See the weather." }
    static var provider: Provider { Provider() }
}

/// The widget around `ProbeView`, for sources that declare no widget of their own.
@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: ProbeView.provider) { _ in
            ProbeView()
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description(ProbeView.summary)
        .supportedFamilies(ProbeView.families)
    }
}
