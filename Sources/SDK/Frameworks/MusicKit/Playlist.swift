import Foundation

/// An artist.
public struct Artist: FilterableMusicItem, MusicLibraryRequestable, MusicLibrarySearchable, MusicCatalogSearchable,
    Codable
{
    public let id: MusicItemID
    public var name: String { "" }
    public var genreNames: [String]? { nil }
    public var libraryAddedDate: Date? { nil }
    public var artwork: Artwork? { nil }
    public var url: URL? { nil }
    public var editorialNotes: EditorialNotes? { nil }
    public var albums: MusicItemCollection<Album>? { nil }
    public var topSongs: MusicItemCollection<Song>? { nil }
    public var playlists: MusicItemCollection<Playlist>? { nil }
    public var similarArtists: MusicItemCollection<Artist>? { nil }
    public var latestRelease: Album? { nil }
    public var station: Station? { nil }

    public enum FilterType {
        case id
    }
}

/// A list of tracks.
public struct Playlist: FilterableMusicItem, PlayableMusicItem, MusicLibraryRequestable, MusicLibrarySearchable,
    MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryAddable, MusicPersonalRecommendationItem, Codable
{
    public let id: MusicItemID
    public var name: String { "" }
    public var curatorName: String? { nil }
    public var kind: Kind? { nil }
    public var lastModifiedDate: Date? { nil }
    public var playParameters: PlayParameters? { nil }
    public var shortDescription: String? { nil }
    public var standardDescription: String? { nil }
    public var libraryAddedDate: Date? { nil }
    public var lastPlayedDate: Date? { nil }
    public var hasCollaboration: Bool? { nil }
    public var isChart: Bool? { nil }
    public var artwork: Artwork? { nil }
    public var url: URL? { nil }
    public var editorialNotes: EditorialNotes? { nil }
    public var tracks: MusicItemCollection<Track>? { nil }
    public var entries: MusicItemCollection<Entry>? { nil }
    public var curator: Curator? { nil }

    public enum FilterType {
        case id
    }

    public enum Kind: String, Hashable, Codable, Sendable {
        case editorial, external, personalMix, replay, userShared
    }

    /// A track's place in a playlist.
    public struct Entry: PlayableMusicItem, Codable {
        public let id: MusicItemID
        public var title: String { "" }
        public var artistName: String { "" }
        public var artwork: Artwork? { nil }
        public var duration: TimeInterval? { nil }
        public var playParameters: PlayParameters? { nil }
    }
}
