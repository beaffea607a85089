// OUTCOME needs-review
import SwiftUI
import WidgetKit

struct Tide: TimelineEntry {
    let date: Date
    let page: URL?
}

struct TideProvider: TimelineProvider {
    /// The URL belongs to data that is missing here.
    private var tide: Tide {
        #if FAULT
            Tide(date: .now, page: nil)
        #else
            Tide(date: .now, page: URL(string: "tides://bay"))
        #endif
    }

    func placeholder(in context: Context) -> Tide { tide }

    func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) { completion(tide) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {
        completion(Timeline(entries: [tide], policy: .never))
    }
}

@main
struct Tides: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tides", provider: TideProvider()) { tide in
            Text("Bay")
                .widgetURL(tide.page)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tides")
        .description("See the tide of the bay.")
        .supportedFamilies([.systemSmall])
    }
}
