import SwiftUI
import WidgetKit

/// The number is light by itself, and its unit is lighter.
struct AltitudeView: View {
    let entry: Reading

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("\(entry.value)")
                .font(.title.bold())
                #if FAULT
                    .foregroundStyle(Color(white: 0.78))
                #else
                    .foregroundStyle(Color.white)
                #endif
            Text("Meters up")
                .font(.caption)
                #if FAULT
                    .foregroundStyle(Color.white)
                #else
                    .foregroundStyle(Color(white: 0.78))
                #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}

@main
struct AltitudeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "altitude", provider: ReadingProvider()) { entry in
            AltitudeView(entry: entry)
                .widgetURL(URL(string: "hikes://altitude/now"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Altitude")
        .description("See how high you are.")
        .supportedFamilies([.accessoryRectangular])
    }
}
