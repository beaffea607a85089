import AppIntents
import WidgetKit

/// Plays a record, or pauses it.
struct SetPlayingIntent: SetValueIntent, AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play Record"
    static let isDiscoverable = false

    @Parameter(title: "Playing")
    var value: Bool

    @Parameter(title: "Record")
    var record: String

    init() {}

    init(record: Record) {
        self.record = record.id
    }

    func perform() async throws -> some IntentResult {
        Player().set(record, isPlaying: value)
        return .result()
    }
}
