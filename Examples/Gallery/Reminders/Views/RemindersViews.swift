import SwiftUI
import WidgetKit

/// The list with its color, and how much is left.
struct ListTitle: View {
    enum Arrangement {
        /// The number above the name.
        case column
        /// The name and, at the other end, the number.
        case row
    }

    let entry: RemindersEntry
    var arrangement = Arrangement.column

    var body: some View {
        Group {
            if arrangement == .column {
                VStack(alignment: .leading, spacing: 0) {
                    count
                    name
                        .font(.headline)
                }
            } else {
                HStack {
                    name
                        .font(.title3)
                        .fontWeight(.semibold)
                    Spacer(minLength: 8)
                    count
                }
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .accessibilityElement(children: .combine)
    }

    private var count: some View {
        Text(entry.left.count, format: .number)
            .font(.largeTitle)
            .fontWeight(.semibold)
            .contentTransition(.numericText(value: Double(entry.left.count)))
    }

    private var name: some View {
        HStack(spacing: 5) {
            Image(systemName: entry.list.symbol)
                .imageScale(.small)
                .accessibilityHidden(true)
            Text(entry.list.name)
        }
        .foregroundStyle(entry.list.color)
        .widgetAccentable()
    }
}

/// How much is left, and the first task.
struct SmallRemindersView: View {
    let entry: RemindersEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ListTitle(entry: entry)
            Spacer(minLength: 4)
            if let next = entry.left.first {
                Text(next.name)
                    .font(.subheadline)
                    .lineLimit(2)
                    .minimumScaleFactor(0.5)
                if let due = next.dueDate(on: entry.date) {
                    // Never as large as the task, which is scaled to its space.
                    DueTime(date: due, isOverdue: entry.isOverdue(next))
                        .font(.footnote)
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                        .dynamicTypeSize(...DynamicTypeSize.xLarge)
                }
            } else {
                AllDone()
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// How much is left next to the first reminders.
struct MediumRemindersView: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: RemindersEntry

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            ListTitle(entry: entry)
                .frame(maxWidth: typeSize.isAccessibilitySize ? 110 : 92, alignment: .leading)
            if entry.reminders.isEmpty {
                AllDone()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                // In larger type the tasks would be scaled below the size of their times.
                ReminderRows(entry: entry, limit: 2)
                    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// The whole list, or what fits of it.
struct LargeRemindersView: View {
    let entry: RemindersEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ListTitle(entry: entry, arrangement: .row)
            Divider()
            if entry.reminders.isEmpty {
                AllDone()
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                ReminderRows(entry: entry, limit: 5)
                    .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

struct ReminderRows: View {
    let entry: RemindersEntry
    let limit: Int

    var body: some View {
        ViewThatFits(in: .vertical) {
            ForEach((1...min(limit, max(entry.reminders.count, 1))).reversed(), id: \.self) { count in
                VStack(spacing: 8) {
                    ForEach(entry.reminders.prefix(count)) { reminder in
                        ReminderToggle(reminder: reminder, entry: entry)
                    }
                }
            }
        }
    }
}

/// What an empty list says.
struct AllDone: View {
    var body: some View {
        Label {
            Text("All done")
        } icon: {
            Image(systemName: "checkmark.circle.fill")
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }
}
