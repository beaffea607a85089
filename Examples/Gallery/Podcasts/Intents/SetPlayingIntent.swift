import AppIntents
import WidgetKit

/// Plays an episode, or pauses it.
struct SetPlayingIntent: SetValueIntent, AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play Episode"
    static let isDiscoverable = false

    @Parameter(title: "Playing")
    var value: Bool

    @Parameter(title: "Episode")
    var episode: String

    init() {}

    init(episode: Episode) {
        self.episode = episode.id
    }

    func perform() async throws -> some IntentResult {
        EpisodeStore().set(episode, isPlaying: value)
        return .result()
    }
}
