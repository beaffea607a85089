import Foundation
import FoundationSupplement
import OpenCombine

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Plays music; playback is silent here, which is reported.
public class MusicPlayer: @unchecked Sendable {
    public enum PlaybackStatus: Hashable, Sendable {
        case stopped, playing, paused, interrupted, seekingForward, seekingBackward
    }

    public enum RepeatMode: Hashable, Sendable {
        case none, one, all
    }

    public enum ShuffleMode: Hashable, Sendable {
        case off, songs
    }

    public enum Transition: Hashable, Sendable {
        case none
        case crossfade(options: CrossfadeOptions)

        public struct CrossfadeOptions: Hashable, Sendable {
            public var duration: TimeInterval?

            public init(duration: TimeInterval? = nil) {
                self.duration = duration
            }
        }

        public static var crossfade: Transition { .crossfade(options: CrossfadeOptions()) }
    }

    public final class State: ObservableObject, @unchecked Sendable {
        public var playbackStatus: PlaybackStatus { .stopped }
        @_Guarded public var playbackRate: Float = 1
        @_Guarded public var repeatMode: RepeatMode?
        @_Guarded public var shuffleMode: ShuffleMode?
        public var audioVariant: AudioVariant? { nil }
    }

    /// The items played next.
    public class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
        public enum EntryInsertionPosition: Hashable, Sendable {
            case afterCurrentEntry, tail
        }

        public struct Entry: Hashable, Identifiable, Sendable {
            public enum Item: MusicItem {
                case song(Song)
                case musicVideo(MusicVideo)

                public var id: MusicItemID {
                    switch self {
                    case .song(let song): song.id
                    case .musicVideo(let video): video.id
                    }
                }
            }

            public let id: String
            public let title: String
            public var subtitle: String? { nil }
            public var artwork: Artwork? { nil }
            public var item: Item? { nil }
            public var isTransient: Bool { true }
            public var startTime: TimeInterval? { nil }
            public var endTime: TimeInterval? { nil }

            public init<Playable: PlayableMusicItem>(
                _ playableMusicItem: Playable, startTime: TimeInterval? = nil, endTime: TimeInterval? = nil
            ) {
                id = playableMusicItem.id.rawValue
                title = ""
            }
        }

        @_Guarded public var currentEntry: Entry?

        public required init() {}

        public required convenience init(arrayLiteral elements: any PlayableMusicItem...) {
            self.init()
        }

        public convenience init<Items: Sequence>(for playableItems: Items)
        where Items.Element: PlayableMusicItem {
            self.init()
        }

        public convenience init<Items: Sequence>(for playableItems: Items, startingAt startItem: Items.Element?)
        where Items.Element: PlayableMusicItem {
            self.init()
        }

        public convenience init(album: Album, startingAt startTrack: Track) {
            self.init()
        }

        public convenience init(playlist: Playlist, startingAt startEntry: Playlist.Entry) {
            self.init()
        }

        public convenience init<Entries: Sequence>(_ entries: Entries, startingAt startEntry: Entry? = nil)
        where Entries.Element == Entry {
            self.init()
        }

        public func insert<Item: PlayableMusicItem>(
            _ playableItem: Item, position: EntryInsertionPosition
        ) async throws {
            throw rejected("MusicPlayer.Queue.insert")
        }

        public func insert<Items: Sequence>(
            _ playableItems: Items, position: EntryInsertionPosition
        ) async throws where Items.Element: PlayableMusicItem {
            throw rejected("MusicPlayer.Queue.insert")
        }
    }

    public let state = State()
    @_Guarded public var playbackTime: TimeInterval = 0
    public var isPreparedToPlay: Bool { false }

    init() {}

    public func play() async throws { throw rejected("MusicPlayer.play") }
    public func prepareToPlay() async throws { throw rejected("MusicPlayer.prepareToPlay") }
    public func pause() {}
    public func stop() {}
    public func beginSeekingForward() {}
    public func beginSeekingBackward() {}
    public func endSeeking() {}
    public func skipToNextEntry() async throws { throw rejected("MusicPlayer.skipToNextEntry") }
    public func skipToPreviousEntry() async throws { throw rejected("MusicPlayer.skipToPreviousEntry") }
    public func restartCurrentEntry() {}
}

/// The program's own player.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    public final class Queue: MusicPlayer.Queue, @unchecked Sendable {
        public struct Entries: RandomAccessCollection, Sendable {
            private var items: [Entry] = []
            public var startIndex: Int { items.startIndex }
            public var endIndex: Int { items.endIndex }
            public subscript(position: Int) -> Entry { items[position] }
        }

        @_Guarded public var entries = Entries()
    }

    public static let shared = ApplicationMusicPlayer()
    @_Guarded public var queue = Queue()
    @_Guarded public var transition = MusicPlayer.Transition.none
}

/// The player of the music app.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = SystemMusicPlayer()
    @_Guarded public var queue = MusicPlayer.Queue()
}
