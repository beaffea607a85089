import SwiftUI
import WidgetKit

struct RiverLevel: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "level", provider: Provider()) { _ in
            Text("Low")
                .font(.title)
                .widgetURL(URL(string: "rivers://level/elbe"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("River Level")
        .description("Check the river before you row.")
        .supportedFamilies([.systemSmall])
    }
}

struct RiverFlow: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "flow", provider: Provider()) { _ in
            Text("Slow")
                .font(.title)
                .widgetURL(URL(string: "rivers://flow/elbe"))
                .containerBackground(.background, for: .widget)
        }
        #if !FAULT
            .configurationDisplayName("River Flow")
        #endif
        .description("Check the flow before you swim.")
        .supportedFamilies([.systemSmall])
    }
}

/// The second widget has a description and no name.
@main
struct RiverWidgets: WidgetBundle {
    var body: some Widget {
        RiverLevel()
        RiverFlow()
    }
}
