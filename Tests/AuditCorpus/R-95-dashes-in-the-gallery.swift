import SwiftUI
import WidgetKit

/// The gallery shows dashes, as if there were no data.
struct GlucoseView: View {
    let entry: Reading

    private var value: String {
        #if FAULT
            entry.isSample ? "--" : "\(entry.value)"
        #else
            "\(entry.value)"
        #endif
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Glucose")
                .font(.headline)
            Text(value)
                .font(.largeTitle.bold())
            Text("\(value) %")
                .font(.subheadline)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.8)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

@main
struct GlucoseWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "glucose", provider: ReadingProvider()) { entry in
            GlucoseView(entry: entry)
                .widgetURL(URL(string: "glucose://values/now"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Sugar")
        .description("Watch your blood sugar.")
        .supportedFamilies([.systemSmall])
    }
}
