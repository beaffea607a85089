// OUTCOME needs-review
// ONLY medium
// TIME-LIMIT 20
import SwiftUI
import WidgetKit

/// A guard returns without calling the completion handler of the medium size.
struct MailProvider: TimelineProvider {
    func placeholder(in context: Context) -> Reading { Reading(date: .now, value: 8) }

    func getSnapshot(in context: Context, completion: @escaping (Reading) -> Void) {
        completion(Reading(date: .now, value: 8))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Reading>) -> Void) {
        #if FAULT
            guard context.family != .systemMedium else { return }
        #endif
        let entries = [3, 5].enumerated().map { hour, count in
            Reading(date: .now.addingTimeInterval(TimeInterval(hour) * 5400), value: count)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

/// Uses the entries of `ReadingProvider`.
struct MailView: View {
    let entry: Reading
    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            Label("\(entry.value)", systemImage: "envelope.fill")
                .font(.title2)
            if family == .systemMedium {
                Spacer()
                Text("Unread")
                    .font(.headline)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

@main
struct MailWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "mail", provider: MailProvider()) { entry in
            MailView(entry: entry)
                .widgetURL(URL(string: "mail://inbox/today"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Mail")
        .description("Count your unread messages.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
