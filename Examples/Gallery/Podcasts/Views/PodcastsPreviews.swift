import SwiftUI
import WidgetKit

extension PodcastsEntry {
    fileprivate static let paused = PodcastsEntry(date: .now, episodes: Episode.samples)
    fileprivate static let playing = PodcastsEntry(date: .now, episodes: Episode.samples, playing: "tides")
    fileprivate static let nothing = PodcastsEntry(date: .now, episodes: [])
}

#Preview("Small", as: .systemSmall) {
    PodcastsWidget()
} timeline: {
    PodcastsEntry.paused
    PodcastsEntry.playing
    PodcastsEntry.nothing
}

#Preview("Medium", as: .systemMedium) {
    PodcastsWidget()
} timeline: {
    PodcastsEntry.paused
    PodcastsEntry.playing
}
