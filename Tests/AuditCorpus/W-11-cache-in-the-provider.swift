// OUTCOME needs-review
import SwiftUI
import WidgetKit

/// The provider alone changes it, in one call at a time.
private final class VisitLog: @unchecked Sendable {
    static let shared = VisitLog()
    #if FAULT
        var visits = 0
    #else
        let visits = 1
    #endif
}

/// The provider counts its calls in memory.
struct VisitProvider: TimelineProvider {
    func placeholder(in context: Context) -> Reading { Reading(date: .now, value: 1) }

    func getSnapshot(in context: Context, completion: @escaping (Reading) -> Void) {
        completion(Reading(date: .now, value: 12))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Reading>) -> Void) {
        #if FAULT
            VisitLog.shared.visits += 1
        #endif
        let entry = Reading(date: .now, value: VisitLog.shared.visits + 6)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(7200))))
    }
}

/// Uses the entries of `ReadingProvider` with a provider of its own.
@main
struct VisitWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "visits", provider: VisitProvider()) { entry in
            Text("\(entry.value)")
                .font(.title)
                .widgetURL(URL(string: "shop://visits/today"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Visits")
        .description("Count the visits of your shop.")
        .supportedFamilies([.systemSmall])
    }
}
