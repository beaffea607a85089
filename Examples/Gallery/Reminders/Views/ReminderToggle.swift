import AppIntents
import SwiftUI
import WidgetKit

extension Reminder {
    var name: LocalizedStringKey { LocalizedStringKey(title) }
}

/// A row to tick off.
struct ReminderToggle: View {
    let reminder: Reminder
    let entry: RemindersEntry

    var body: some View {
        Toggle(isOn: reminder.isCompleted, intent: CompleteReminderIntent(reminder: reminder)) {
            VStack(alignment: .leading, spacing: 0) {
                Text(reminder.name)
                    .font(.subheadline)
                    .strikethrough(reminder.isCompleted)
                    .foregroundStyle(reminder.isCompleted ? .secondary : .primary)
                if let due = reminder.dueDate(on: entry.date) {
                    DueTime(date: due, isOverdue: entry.isOverdue(reminder))
                        .font(.caption)
                }
            }
            .lineLimit(1)
            .minimumScaleFactor(0.5)
        }
        .toggleStyle(TickToggleStyle(color: entry.list.color))
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }
}

/// When a reminder is due. What is late says so with a mark, not only in red.
struct DueTime: View {
    let date: Date
    let isOverdue: Bool

    var body: some View {
        HStack(spacing: 3) {
            if isOverdue {
                Image(systemName: "exclamationmark.circle.fill")
                    .accessibilityLabel(Text("Overdue"))
            }
            Text(date, style: .time)
        }
        .foregroundStyle(isOverdue ? AnyShapeStyle(Color("Overdue")) : AnyShapeStyle(.secondary))
    }
}

private struct TickToggleStyle: ToggleStyle {
    let color: Color

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 10) {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .font(.title3)
                .foregroundStyle(configuration.isOn ? AnyShapeStyle(color) : AnyShapeStyle(.secondary))
                .widgetAccentable(configuration.isOn)
            configuration.label
            Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, minHeight: 44)
        .contentShape(Rectangle())
    }
}
