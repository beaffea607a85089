import SwiftUI
import WidgetKit

/// The widget shows the view that the app shows as well, in `TidesScreen`.
struct TideView: View {
    var body: some View {
        Tide()
    }
}

/// A part that both may share.
struct Tide: View {
    var body: some View {
        Text("Ebb").font(.headline)
    }
}

@main
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tide", provider: Provider()) { _ in
            content
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
                .widgetURL(URL(string: "tides://harbor/today"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("See when the water rises.")
        .supportedFamilies([.systemSmall])
    }

    private var content: some View {
        #if FAULT
            TideView()
        #else
            Tide()
        #endif
    }
}
