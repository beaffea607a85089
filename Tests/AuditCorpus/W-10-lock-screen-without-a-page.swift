// OUTCOME needs-review
// ONLY lock-screen
import SwiftUI
import WidgetKit

/// The families of the Lock Screen open the app, not the habit.
struct HabitView: View {
    let entry: Reading
    @Environment(\.widgetFamily) private var family

    private var page: URL? {
        #if FAULT
            family == .accessoryCircular ? nil : URL(string: "habits://habit/reading")
        #else
            URL(string: "habits://habit/reading")
        #endif
    }

    var body: some View {
        VStack(spacing: 8) {
            Gauge(value: Double(entry.value), in: 0...100) {
                Image(systemName: "book.fill")
                    .accessibilityLabel("Books")
            } currentValueLabel: {
                Text("\(entry.value)")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            if family != .accessoryCircular {
                Text("Books")
                    .font(.headline)
                    .dynamicTypeSize(...DynamicTypeSize.xLarge)
            }
        }
        .widgetURL(page)
        .containerBackground(.background, for: .widget)
    }
}

@main
struct HabitWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "habit", provider: ReadingProvider()) { HabitView(entry: $0) }
            .configurationDisplayName("Habit")
            .description("Keep your habit of every day.")
            .supportedFamilies([.systemSmall, .accessoryCircular])
    }
}
