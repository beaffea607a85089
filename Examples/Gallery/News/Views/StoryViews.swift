import SwiftUI
import WidgetKit

/// A placeholder for a photo.
struct StoryTile: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    let story: Story

    var body: some View {
        Image(systemName: story.symbol)
            .font(.title3)
            .foregroundStyle(renderingMode == .fullColor ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            .frame(width: 44, height: 44)
            .background {
                if renderingMode == .fullColor {
                    Circle()
                        .fill(Color("\(story.topic.rawValue.capitalized)Tile"))
                }
            }
            .widgetAccentable()
            .accessibilityHidden(true)
    }
}

struct TopicTitle: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    let topic: Topic

    var body: some View {
        Text(topic.name)
            .font(.footnote)
            .fontWeight(.bold)
            .foregroundStyle(renderingMode == .fullColor ? AnyShapeStyle(topic.color) : AnyShapeStyle(.secondary))
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .widgetAccentable()
    }
}

/// One headline, as large as it fits.
struct TopStoryView: View {
    let entry: NewsEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            TopicTitle(topic: entry.topic)
            if let story = entry.stories.first {
                Text(LocalizedStringKey(story.headline))
                    .font(.headline)
                    .lineLimit(4)
                Spacer(minLength: 0)
                Text(story.source)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            } else {
                NoStories()
            }
        }
        .minimumScaleFactor(0.5)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}

/// Stories under each other, as many as fit. Each opens itself.
struct StoryListView: View {
    let entry: NewsEntry
    let limit: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            TopicTitle(topic: entry.topic)
                .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            if entry.stories.isEmpty {
                NoStories()
            } else {
                ViewThatFits(in: .vertical) {
                    ForEach((1...min(limit, entry.stories.count)).reversed(), id: \.self) { count in
                        VStack(spacing: 8) {
                            ForEach(entry.stories.prefix(count)) { story in
                                if let url = story.url {
                                    Link(destination: url) {
                                        StoryRow(story: story, published: entry.published(story))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// The headline with its source; a long one has two lines instead.
struct StoryRow: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let story: Story
    let published: Date

    var body: some View {
        HStack(spacing: 12) {
            ViewThatFits(in: .horizontal) {
                if !typeSize.isAccessibilitySize {
                    VStack(alignment: .leading, spacing: 1) {
                        headline
                            .lineLimit(1)
                        HStack(spacing: 5) {
                            Text(story.source)
                            Text(published, style: .time)
                        }
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                    }
                }
                headline
                    .lineLimit(2)
                    .minimumScaleFactor(typeSize.isAccessibilitySize ? 0.5 : 0.85)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if !typeSize.isAccessibilitySize {
                StoryTile(story: story)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .frame(minHeight: 44, maxHeight: .infinity)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }

    private var headline: some View {
        Text(LocalizedStringKey(story.headline))
            .font(.subheadline)
            .fontWeight(.semibold)
    }
}

struct NoStories: View {
    var body: some View {
        Text("You have read everything")
            .font(.subheadline)
            .foregroundStyle(.secondary)
    }
}
