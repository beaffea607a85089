// PLATFORM watchOS
// OUTCOME needs-review
import SwiftUI
import WidgetKit

struct WalkEntry: TimelineEntry {
    var date: Date
    #if !FAULT
        var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 10, duration: 3600) }
    #endif
}

struct WalkProvider: TimelineProvider {
    func placeholder(in context: Context) -> WalkEntry { WalkEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (WalkEntry) -> Void) {
        completion(WalkEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WalkEntry>) -> Void) {
        completion(Timeline(entries: [WalkEntry(date: .now)], policy: .never))
    }
}

@main
struct WalkWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "walk", provider: WalkProvider()) { _ in
            VStack(alignment: .leading) {
                Text("Walk").font(.headline).widgetAccentable()
                Text("Now is good").font(.body)
            }
            .dynamicTypeSize(...DynamicTypeSize.large)
            .widgetURL(URL(string: "walks://today/now"))
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Walks")
        .description("Start a walk.")
        .supportedFamilies([.accessoryRectangular])
    }
}
