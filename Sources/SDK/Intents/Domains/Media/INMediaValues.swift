/// The choices of media affinity type.
public enum INMediaAffinityType: Int, Sendable {
    case unknown
    case like
    case dislike
}

/// The choices of media destination type.
public enum INMediaDestinationType: Int, Sendable {
    case unknown
    case library
    case playlist
}

/// The choices of media item type.
public enum INMediaItemType: Int, Sendable {
    case unknown
    case song
    case album
    case artist
    case genre
    case playlist
    case podcastShow
    case podcastEpisode
    case podcastPlaylist
    case musicStation
    case audioBook
    case movie
    case tvShow
    case tvShowEpisode
    case musicVideo
    case podcastStation
    case radioStation
    case station
    case music
    case algorithmicRadioStation
    case news
}

/// The choices of media reference.
public enum INMediaReference: Int, Sendable {
    case unknown
    case currentlyPlaying
    case my
}

/// The choices of media sort order.
public enum INMediaSortOrder: Int, Sendable {
    case unknown
    case newest
    case oldest
    case best
    case worst
    case popular
    case unpopular
    case trending
    case recommended
}

/// The choices of media user context subscription status.
public enum INMediaUserContextSubscriptionStatus: Int, Sendable {
    case unknown
    case notSubscribed
    case subscribed
}

/// A description: media user context.
open class INMediaUserContext: INUserContext {
    open var subscriptionStatus: INMediaUserContextSubscriptionStatus = .unknown
    open var numberOfLibraryItems: Int?

    public override init() {
        super.init()
    }
}

/// The choices of playback queue location.
public enum INPlaybackQueueLocation: Int, Sendable {
    case unknown
    case now
    case next
    case later
}

/// The choices of playback repeat mode.
public enum INPlaybackRepeatMode: Int, Sendable {
    case unknown
    case none
    case all
    case one
}

/// The choices of upcoming media prediction mode.
public enum INUpcomingMediaPredictionMode: Int, Sendable {
    case `default`
    case onlyPredictSuggestedIntents
}

/// The destination of added media.
public enum INMediaDestination: Hashable, Sendable {
    case library
    case playlist(String)

    public var playlistName: String? {
        if case .playlist(let name) = self { name } else { nil }
    }
}

extension INMediaDestination: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { playlistName ?? "library" }
    public var debugDescription: String { description }
}

/// A description: media item.
open class INMediaItem: NSObject {
    public internal(set) var identifier: String?
    public internal(set) var title: String?
    public internal(set) var type: INMediaItemType = .unknown
    public internal(set) var artwork: INImage?
    public internal(set) var artist: String?

    public init(
        identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.type = type
        self.artwork = artwork
        self.artist = artist
        super.init()
    }

    public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?) {
        self.identifier = identifier
        self.title = title
        self.type = type
        self.artwork = artwork
        super.init()
    }
}

/// A description: media search.
open class INMediaSearch: NSObject {
    public internal(set) var mediaType: INMediaItemType = .unknown
    public internal(set) var sortOrder: INMediaSortOrder = .unknown
    public internal(set) var mediaName: String?
    public internal(set) var artistName: String?
    public internal(set) var albumName: String?
    public internal(set) var genreNames: [String]?
    public internal(set) var moodNames: [String]?
    public internal(set) var releaseDate: INDateComponentsRange?
    public internal(set) var reference: INMediaReference = .unknown
    public internal(set) var mediaIdentifier: String?

    public init(
        mediaType: INMediaItemType = .unknown, sortOrder: INMediaSortOrder = .unknown, mediaName: String? = nil,
        artistName: String? = nil, albumName: String? = nil, genreNames: [String]? = nil, moodNames: [String]? = nil,
        releaseDate: INDateComponentsRange? = nil, reference: INMediaReference = .unknown,
        mediaIdentifier: String? = nil
    ) {
        self.mediaType = mediaType
        self.sortOrder = sortOrder
        self.mediaName = mediaName
        self.artistName = artistName
        self.albumName = albumName
        self.genreNames = genreNames
        self.moodNames = moodNames
        self.releaseDate = releaseDate
        self.reference = reference
        self.mediaIdentifier = mediaIdentifier
        super.init()
    }
}
