import SwiftUI
import WidgetKit

/// Shows by itself what comes next, so there is nothing to choose.
@main
struct PodcastsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Podcasts", provider: PodcastsProvider()) { entry in
            PodcastsWidgetView(entry: entry)
        }
        .configurationDisplayName("Next Episodes")
        .description("Play your next episode.")
        .supportedFamilies(Self.families)
    }

    private static var families: [WidgetFamily] {
        #if os(watchOS)
            [.accessoryRectangular, .accessoryInline]
        #elseif os(macOS) || os(visionOS)
            [.systemSmall, .systemMedium, .systemLarge]
        #else
            [.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular, .accessoryInline]
        #endif
    }
}

struct PodcastsWidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: PodcastsEntry

    var body: some View {
        content
            .containerBackground(Color("WidgetBackground"), for: .widget)
            .widgetURL(entry.episodes.first?.url ?? URL(string: "podcasts://next"))
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .systemMedium: EpisodeListView(entry: entry, limit: 2)
        case .systemLarge: EpisodeListView(entry: entry, limit: 5)
        case .accessoryRectangular: RectangularPodcastsView(entry: entry)
        case .accessoryInline: InlinePodcastsView(entry: entry)
        default: SmallPodcastsView(entry: entry)
        }
    }
}
