import Foundation

/// A station.
public struct Station: FilterableMusicItem, PlayableMusicItem, MusicCatalogSearchable, MusicPersonalRecommendationItem,
    Codable
{
    public let id: MusicItemID
    public var name: String { "" }
    public var contentRating: ContentRating? { nil }
    public var duration: TimeInterval? { nil }
    public var episodeNumber: Int? { nil }
    public var isLive: Bool { false }
    public var playParameters: PlayParameters? { nil }
    public var stationProviderName: String? { nil }
    public var artwork: Artwork? { nil }
    public var url: URL? { nil }
    public var editorialNotes: EditorialNotes? { nil }

    public enum FilterType {
        case id
    }
}

public struct Genre: FilterableMusicItem, MusicLibraryRequestable, Codable {
    public let id: MusicItemID
    public var name: String { "" }

    public enum FilterType {
        case id
    }
}

public struct Curator: FilterableMusicItem, MusicCatalogSearchable, Codable {
    public let id: MusicItemID
    public var name: String { "" }
    public var artwork: Artwork? { nil }
    public var url: URL? { nil }
    public var editorialNotes: EditorialNotes? { nil }

    public enum FilterType {
        case id
    }
}

public struct RadioShow: FilterableMusicItem, MusicCatalogSearchable, Codable {
    public let id: MusicItemID
    public var name: String { "" }
    public var artwork: Artwork? { nil }
    public var url: URL? { nil }
    public var editorialNotes: EditorialNotes? { nil }

    public enum FilterType {
        case id
    }
}

public struct RecordLabel: FilterableMusicItem, MusicCatalogSearchable, Codable {
    public let id: MusicItemID
    public var name: String { "" }
    public var artwork: Artwork? { nil }
    public var url: URL? { nil }
    public var editorialNotes: EditorialNotes? { nil }

    public enum FilterType {
        case id
    }
}

/// A song's video.
public struct MusicVideo: FilterableMusicItem, PlayableMusicItem, MusicLibraryRequestable, MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicPlaylistAddable, MusicLibraryAddable, Codable
{
    public let id: MusicItemID
    public var title: String { "" }
    public var artistName: String { "" }
    public var albumTitle: String? { nil }
    public var contentRating: ContentRating? { nil }
    public var duration: TimeInterval? { nil }
    public var genreNames: [String] { [] }
    public var isrc: String? { nil }
    public var has4K: Bool { false }
    public var hasHDR: Bool { false }
    public var playParameters: PlayParameters? { nil }
    public var previewAssets: [PreviewAsset]? { nil }
    public var releaseDate: Date? { nil }
    public var artwork: Artwork? { nil }
    public var url: URL? { nil }
    public var editorialNotes: EditorialNotes? { nil }

    public enum FilterType {
        case id, isrc
    }
}

/// A song or a video in an album or a playlist.
public enum Track: PlayableMusicItem, MusicPlaylistAddable, Codable {
    case song(Song)
    case musicVideo(MusicVideo)

    public var id: MusicItemID {
        switch self {
        case .song(let song): song.id
        case .musicVideo(let video): video.id
        }
    }

    public var title: String {
        switch self {
        case .song(let song): song.title
        case .musicVideo(let video): video.title
        }
    }

    public var artistName: String {
        switch self {
        case .song(let song): song.artistName
        case .musicVideo(let video): video.artistName
        }
    }

    public var albumTitle: String? {
        switch self {
        case .song(let song): song.albumTitle
        case .musicVideo(let video): video.albumTitle
        }
    }

    public var duration: TimeInterval? {
        switch self {
        case .song(let song): song.duration
        case .musicVideo(let video): video.duration
        }
    }

    public var artwork: Artwork? {
        switch self {
        case .song(let song): song.artwork
        case .musicVideo(let video): video.artwork
        }
    }

    public var contentRating: ContentRating? {
        switch self {
        case .song(let song): song.contentRating
        case .musicVideo(let video): video.contentRating
        }
    }

    public var genreNames: [String] {
        switch self {
        case .song(let song): song.genreNames
        case .musicVideo(let video): video.genreNames
        }
    }

    public var isrc: String? {
        switch self {
        case .song(let song): song.isrc
        case .musicVideo(let video): video.isrc
        }
    }

    public var playParameters: PlayParameters? {
        switch self {
        case .song(let song): song.playParameters
        case .musicVideo(let video): video.playParameters
        }
    }

    public var previewAssets: [PreviewAsset]? {
        switch self {
        case .song(let song): song.previewAssets
        case .musicVideo(let video): video.previewAssets
        }
    }

    public var releaseDate: Date? {
        switch self {
        case .song(let song): song.releaseDate
        case .musicVideo(let video): video.releaseDate
        }
    }

    public var url: URL? {
        switch self {
        case .song(let song): song.url
        case .musicVideo(let video): video.url
        }
    }

    public var trackNumber: Int? {
        guard case .song(let song) = self else { return nil }
        return song.trackNumber
    }
}

/// The items played last.
public enum RecentlyPlayedMusicItem: PlayableMusicItem, Codable {
    case album(Album)
    case playlist(Playlist)
    case station(Station)

    public var id: MusicItemID {
        switch self {
        case .album(let album): album.id
        case .playlist(let playlist): playlist.id
        case .station(let station): station.id
        }
    }

    public var title: String {
        switch self {
        case .album(let album): album.title
        case .playlist(let playlist): playlist.name
        case .station(let station): station.name
        }
    }

    public var subtitle: String? { nil }
    public var artwork: Artwork? { nil }
    public var playParameters: PlayParameters? { nil }
}
