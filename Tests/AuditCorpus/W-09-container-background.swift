import SwiftUI
import WidgetKit

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider()) { _ in
            Text("Rain")
                .widgetURL(URL(string: "probe://page"))
                #if !FAULT
                    .containerBackground(.background, for: .widget)
                #endif
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}
