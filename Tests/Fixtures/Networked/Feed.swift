import SwiftUI
import WidgetKit

struct FeedEntry: TimelineEntry {
    var date: Date
    var isReachable: Bool
}

/// Asks an address that nobody listens on.
struct FeedProvider: TimelineProvider {
    func placeholder(in context: Context) -> FeedEntry { FeedEntry(date: .distantPast, isReachable: true) }

    func getSnapshot(in context: Context, completion: @escaping (FeedEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<FeedEntry>) -> Void) {
        guard let url = URL(string: "http://127.0.0.1:9/feed.json") else { return }
        URLSession.shared.dataTask(with: URLRequest(url: url)) { _, _, error in
            let entry = FeedEntry(date: Date(timeIntervalSinceReferenceDate: 1), isReachable: error == nil)
            completion(Timeline(entries: [entry], policy: .never))
        }
        .resume()
    }
}

struct Feed: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Feed", provider: FeedProvider()) { entry in
            Group {
                entry.isReachable ? Color(red: 0, green: 1, blue: 0) : Color(red: 1, green: 0, blue: 0)
            }
            .containerBackground(.clear, for: .widget)
        }
    }
}
