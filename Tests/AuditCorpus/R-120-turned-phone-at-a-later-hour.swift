// ONLY later
import SwiftUI
import WidgetKit

/// The request appears in the last entry of the timeline.
struct TipView: View {
    let entry: Reading

    private var tip: LocalizedStringKey {
        #if FAULT
            entry.value < 40 ? "Turn your phone to see more" : "Drink some water"
        #else
            entry.value < 40 ? "Turn in early tonight" : "Drink some water"
        #endif
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Tip")
                .font(.headline)
                .widgetAccentable()
            Text(tip)
                .font(.title3)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

@main
struct TipWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tip", provider: ReadingProvider()) { entry in
            TipView(entry: entry)
                .widgetURL(URL(string: "health://tips/today"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Health")
        .description("Get a tip for the hour.")
        .supportedFamilies([.systemMedium])
    }
}
