import SwiftUI
import WidgetKit

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider()) { _ in
            Text("Rain")
                #if !FAULT
                    .widgetURL(URL(string: "probe://page"))
                #endif
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}
