import SwiftUI
import WidgetKit

struct FriendEntry: TimelineEntry {
    var date: Date
    var name: String
}

/// The name of the sample stays readable in the placeholder.
struct FriendProvider: TimelineProvider {
    func placeholder(in context: Context) -> FriendEntry { FriendEntry(date: .now, name: "Ana") }

    func getSnapshot(in context: Context, completion: @escaping (FriendEntry) -> Void) {
        completion(FriendEntry(date: .now, name: "Ana"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<FriendEntry>) -> Void) {
        completion(Timeline(entries: [FriendEntry(date: .now, name: "Tom")], policy: .never))
    }
}

@main
struct FriendWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "friend", provider: FriendProvider()) { entry in
            Label {
                Text(entry.name)
                    #if FAULT
                        .unredacted()
                    #endif
            } icon: {
                Image(systemName: "person.fill")
            }
            .font(.title2)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
            .widgetURL(URL(string: "friends://friend/next"))
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Friends")
        .description("See who waits for you.")
        .supportedFamilies([.systemSmall])
    }
}
