import SwiftUI
import WidgetKit

struct WeightView: View {
    let entry: Reading

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
            Text("\(entry.value)")
                .font(.largeTitle.bold())
            Text("kg")
                .font(.headline)
                #if FAULT
                    .foregroundStyle(.quaternary)
                #else
                    .foregroundStyle(.secondary)
                #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

@main
struct WeightWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "weight", provider: ReadingProvider()) { entry in
            WeightView(entry: entry)
                .widgetURL(URL(string: "weight://today/entry"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Weight")
        .description("Track your weight.")
        .supportedFamilies([.systemSmall])
    }
}
