import AppIntents
import SwiftUI
import WidgetKit

/// A placeholder for the show's picture.
struct ShowTile: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    let episode: Episode
    var size: CGFloat = 44

    var body: some View {
        Image(systemName: episode.symbol)
            .font(size > 50 ? .title : .title3)
            .foregroundStyle(renderingMode == .fullColor ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            .frame(width: size, height: size)
            .background {
                if renderingMode == .fullColor {
                    RoundedRectangle(cornerRadius: 6, style: .continuous)
                        .fill(Color(episode.color).gradient)
                }
            }
            .widgetAccentable()
            .accessibilityHidden(true)
    }
}

struct EpisodeLength: View {
    let episode: Episode

    var body: some View {
        Text(episode.length, format: .units(allowed: [.hours, .minutes], width: .narrow))
    }
}

struct PlayToggle: View {
    let episode: Episode
    let entry: PodcastsEntry

    var body: some View {
        Toggle(isOn: entry.playing == episode.id, intent: SetPlayingIntent(episode: episode)) {
            Text("Play")
        }
        .toggleStyle(PlayToggleStyle())
    }
}

private struct PlayToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Image(systemName: configuration.isOn ? "pause.circle.fill" : "play.circle.fill")
            .font(.title)
            .foregroundStyle(Color("AccentColor"))
            .widgetAccentable()
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            .frame(minWidth: 44, minHeight: 44, alignment: .trailing)
            .contentShape(Rectangle())
            .accessibilityLabel(configuration.isOn ? Text("Pause") : Text("Play"))
    }
}

/// The next episode with its button.
struct SmallPodcastsView: View {
    let entry: PodcastsEntry

    var body: some View {
        if let episode = entry.episodes.first {
            VStack(alignment: .leading, spacing: 2) {
                HStack(alignment: .top) {
                    ShowTile(episode: episode)
                    Spacer(minLength: 0)
                    PlayToggle(episode: episode, entry: entry)
                }
                Spacer(minLength: 0)
                Text(LocalizedStringKey(episode.title))
                    .font(.subheadline)
                    .fontWeight(.semibold)
                    .lineLimit(2)
                EpisodeLength(episode: episode)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            .minimumScaleFactor(0.75)
            // In larger type the title would be scaled below the size of its length.
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        } else {
            NoEpisodes()
        }
    }
}

/// Episodes under each other, as many as fit. Each opens itself; the first has a button.
struct EpisodeListView: View {
    let entry: PodcastsEntry
    let limit: Int

    var body: some View {
        if entry.episodes.isEmpty {
            NoEpisodes()
        } else {
            ViewThatFits(in: .vertical) {
                ForEach((1...min(limit, entry.episodes.count)).reversed(), id: \.self) { count in
                    VStack(spacing: 8) {
                        ForEach(entry.episodes.prefix(count)) { episode in
                            row(episode)
                        }
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func row(_ episode: Episode) -> some View {
        HStack(spacing: 8) {
            if let url = episode.url {
                Link(destination: url) { EpisodeRow(episode: episode) }
            }
            if episode.id == entry.episodes.first?.id || episode.id == entry.playing {
                PlayToggle(episode: episode, entry: entry)
            }
        }
    }
}

struct EpisodeRow: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let episode: Episode

    var body: some View {
        HStack(spacing: 12) {
            ShowTile(episode: episode)
            VStack(alignment: .leading, spacing: 1) {
                Text(LocalizedStringKey(episode.title))
                    .font(.subheadline)
                    .fontWeight(.semibold)
                    .lineLimit(typeSize.isAccessibilitySize ? 2 : 1)
                if !typeSize.isAccessibilitySize {
                    HStack(spacing: 5) {
                        Text(LocalizedStringKey(episode.show))
                        EpisodeLength(episode: episode)
                    }
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                }
            }
            .minimumScaleFactor(typeSize.isAccessibilitySize ? 0.5 : 0.75)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .frame(minHeight: 44, maxHeight: .infinity)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}

struct NoEpisodes: View {
    var body: some View {
        Label {
            Text("All caught up")
        } icon: {
            Image(systemName: "checkmark.circle.fill")
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

struct RectangularPodcastsView: View {
    let entry: PodcastsEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            if let episode = entry.episodes.first {
                HStack(spacing: 4) {
                    Image(systemName: "headphones")
                        .imageScale(.small)
                        .accessibilityHidden(true)
                    Text(LocalizedStringKey(episode.show))
                }
                .font(.headline)
                .widgetAccentable()
                Text(LocalizedStringKey(episode.title))
                    .font(.subheadline)
                EpisodeLength(episode: episode)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            } else {
                NoEpisodes()
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.75)
        .dynamicTypeSize(...DynamicTypeSize.large)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}

struct InlinePodcastsView: View {
    let entry: PodcastsEntry

    var body: some View {
        Label {
            if let episode = entry.episodes.first {
                Text(LocalizedStringKey(episode.title))
            } else {
                Text("All caught up")
            }
        } icon: {
            Image(systemName: "headphones")
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
