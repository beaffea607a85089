import SwiftUI
import WidgetKit

extension MusicEntry {
    fileprivate static let paused = MusicEntry(date: .now, records: Record.library)
    fileprivate static let playing = MusicEntry(date: .now, records: Record.library, playing: "estuary")
}

#Preview("Small", as: .systemSmall) {
    MusicWidget()
} timeline: {
    MusicEntry.paused
    MusicEntry.playing
}

#Preview("Medium", as: .systemMedium) {
    MusicWidget()
} timeline: {
    MusicEntry.paused
    MusicEntry.playing
}
