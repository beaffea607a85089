import SwiftUI
import WidgetKit

struct NestEntry: TimelineEntry {
    var date: Date
}

struct NestProvider: TimelineProvider {
    func placeholder(in context: Context) -> NestEntry { NestEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (NestEntry) -> Void) {
        completion(NestEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NestEntry>) -> Void) {
        completion(Timeline(entries: [NestEntry(date: .now)], policy: .never))
    }
}

@main
struct BirdsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Nest", provider: NestProvider()) { _ in
            Text(Flower(name: "daisy").name).containerBackground(.green, for: .widget)
        }
        .supportedFamilies([.accessoryRectangular])
    }
}

#if !os(watchOS)
    #error("this target is for the watch")
#endif
