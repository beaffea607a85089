import SwiftUI
import WidgetKit

@main
struct NewsWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "News", intent: SelectTopicIntent.self, provider: NewsProvider()) { entry in
            NewsWidgetView(entry: entry)
        }
        .configurationDisplayName("Headlines")
        .description("Read what happened on a topic.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        #if os(visionOS)
            .supportedMountingStyles([.elevated, .recessed])
            .widgetTexture(.glass)
        #endif
    }
}

struct NewsWidgetView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.levelOfDetail) private var levelOfDetail

    let entry: NewsEntry

    var body: some View {
        Group {
            if family == .systemSmall || levelOfDetail == .simplified {
                TopStoryView(entry: entry)
            } else {
                StoryListView(entry: entry, limit: family == .systemMedium ? 2 : 5)
            }
        }
        .containerBackground(Color("WidgetBackground"), for: .widget)
        .widgetURL(entry.url)
    }
}
