// ONLY later
import SwiftUI
import WidgetKit

/// The view of the third entry divides by zero.
struct PaceView: View {
    let entry: Reading

    private var share: Int {
        #if FAULT
            100 / (entry.value - 31)
        #else
            100 / max(entry.value - 30, 1)
        #endif
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Pace")
                .font(.headline)
            Text("\(share) min")
                .font(.title2.bold())
                .lineLimit(1)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

@main
struct PaceWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "pace", provider: ReadingProvider()) { entry in
            PaceView(entry: entry)
                .widgetURL(URL(string: "runs://pace/today"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Running")
        .description("Keep your pace.")
        .supportedFamilies([.systemSmall])
    }
}
