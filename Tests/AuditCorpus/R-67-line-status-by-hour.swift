// ONLY later
import SwiftUI
import WidgetKit

/// The line is disturbed in later hours, which only the color of its dot shows.
struct LineView: View {
    let entry: Reading

    private var isDisturbed: Bool { entry.value < 50 }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Metro")
                .font(.headline)
            #if FAULT
                Circle()
                    .fill(isDisturbed ? Color.red : Color.green)
                    .frame(width: 32, height: 32)
                    .accessibilityLabel(isDisturbed ? "Disturbed" : "Normal")
            #else
                Image(systemName: isDisturbed ? "exclamationmark.triangle.fill" : "checkmark.circle.fill")
                    .font(.title)
                    .foregroundStyle(isDisturbed ? Color.red : Color.green)
                    .accessibilityLabel(isDisturbed ? "Disturbed" : "Normal")
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}

@main
struct LineWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "line", provider: ReadingProvider()) { entry in
            LineView(entry: entry)
                .widgetURL(URL(string: "metro://line/status"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Line Status")
        .description("Check whether your line runs.")
        .supportedFamilies([.systemSmall])
    }
}
