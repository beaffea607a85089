import SwiftUI
import WidgetKit

/// How much of the list is done, around how much is left.
struct CircularRemindersView: View {
    let entry: RemindersEntry

    var body: some View {
        Gauge(value: done) {
            Image(systemName: entry.list.symbol)
                .accessibilityLabel(Text(entry.list.name))
        } currentValueLabel: {
            Text(entry.left.count, format: .number)
        }
        .gaugeStyle(.accessoryCircular)
        .widgetAccentable()
        .dynamicTypeSize(...DynamicTypeSize.large)
    }

    private var done: Double {
        entry.reminders.isEmpty ? 1 : Double(entry.reminders.count - entry.left.count) / Double(entry.reminders.count)
    }
}

/// The first tasks.
struct RectangularRemindersView: View {
    let entry: RemindersEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 4) {
                Image(systemName: entry.list.symbol)
                    .imageScale(.small)
                    .accessibilityHidden(true)
                Text(entry.list.name)
            }
            .font(.headline)
            .widgetAccentable()
            if entry.left.isEmpty {
                Text("All done")
                    .font(.subheadline)
            } else {
                ForEach(entry.left.prefix(2)) { reminder in
                    HStack(spacing: 5) {
                        Image(systemName: "circle")
                            .imageScale(.small)
                            .accessibilityHidden(true)
                        Text(reminder.name)
                    }
                    .font(.subheadline)
                }
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.75)
        .dynamicTypeSize(...DynamicTypeSize.large)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}

struct InlineRemindersView: View {
    let entry: RemindersEntry

    var body: some View {
        Label {
            if let next = entry.left.first {
                Text(next.name)
            } else {
                Text("All done")
            }
        } icon: {
            Image(systemName: entry.left.isEmpty ? "checkmark.circle.fill" : "circle")
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
