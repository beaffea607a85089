// Must not compile: the message names "systemHuge".
import AppIntents
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [], policy: .never))
    }
}

struct Huge: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "k", provider: Provider()) { _ in Text("x") }.supportedFamilies([.systemHuge])
    }
}
