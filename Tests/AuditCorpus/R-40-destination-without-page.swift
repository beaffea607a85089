import SwiftUI
import WidgetKit

/// A widget whose address names no page of the app.
@main
struct Podcasts: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Podcasts", provider: Provider()) { _ in
            VStack(alignment: .leading) {
                Image(systemName: "waveform").font(.title).accessibilityHidden(true)
                Spacer()
                Text("Deep sea").font(.headline).widgetAccentable()
                Text("New episode").font(.caption)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
            #if FAULT
                .widgetURL(URL(string: "podcasts://"))
            #else
                .widgetURL(URL(string: "podcasts://episode/deep-sea"))
            #endif
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Up next")
        .description("Play the newest episode.")
        .supportedFamilies([.systemSmall])
    }
}
