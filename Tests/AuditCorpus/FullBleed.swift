import SwiftUI
import WidgetKit

/// The widget around `FullBleedView`, whose content reaches the edges, for sources that declare no widget of their own.
@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider()) { _ in
            FullBleedView()
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}
