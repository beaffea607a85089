import SwiftUI
import WidgetKit

/// The entry of the gallery is drawn with the shapes of the placeholder.
struct TideView: View {
    let entry: Reading

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Image(systemName: "water.waves")
                .font(.title)
                .accessibilityHidden(true)
            Text("\(entry.value) cm")
                .font(.title2.bold())
            Text("Rising")
                .font(.subheadline)
        }
        #if FAULT
            .redacted(reason: entry.isSample ? .placeholder : [])
        #endif
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

@main
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tide", provider: ReadingProvider()) { entry in
            TideView(entry: entry)
                .widgetURL(URL(string: "tides://harbors/brest"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tide")
        .description("See how high the water is.")
        .supportedFamilies([.systemSmall])
    }
}
