import Foundation

/// A song.
public struct Song: FilterableMusicItem, PlayableMusicItem, MusicLibraryRequestable, MusicLibrarySearchable,
    MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicPlaylistAddable, MusicLibraryAddable, Codable
{
    public let id: MusicItemID
    public var title: String { "" }
    public var artistName: String { "" }
    public var albumTitle: String? { nil }
    public var attribution: String? { nil }
    public var composerName: String? { nil }
    public var contentRating: ContentRating? { nil }
    public var discNumber: Int? { nil }
    public var duration: TimeInterval? { nil }
    public var genreNames: [String] { [] }
    public var hasLyrics: Bool { false }
    public var isAppleDigitalMaster: Bool? { nil }
    public var isrc: String? { nil }
    public var movementCount: Int? { nil }
    public var movementName: String? { nil }
    public var movementNumber: Int? { nil }
    public var playParameters: PlayParameters? { nil }
    public var previewAssets: [PreviewAsset]? { nil }
    public var releaseDate: Date? { nil }
    public var trackNumber: Int? { nil }
    public var workName: String? { nil }
    public var artistURL: URL? { nil }
    public var audioVariants: [AudioVariant]? { nil }
    public var libraryAddedDate: Date? { nil }
    public var lastPlayedDate: Date? { nil }
    public var playCount: Int? { nil }
    public var artwork: Artwork? { nil }
    public var url: URL? { nil }
    public var editorialNotes: EditorialNotes? { nil }
    public var albums: MusicItemCollection<Album>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var station: Station? { nil }

    public enum FilterType {
        case id, isrc
    }
}

/// An album.
public struct Album: FilterableMusicItem, PlayableMusicItem, MusicLibraryRequestable, MusicLibrarySearchable,
    MusicCatalogSearchable,
    MusicCatalogChartRequestable, MusicLibraryAddable, Codable, MusicPersonalRecommendationItem
{
    public let id: MusicItemID
    public var title: String { "" }
    public var artistName: String { "" }
    public var artistURL: URL? { nil }
    public var contentRating: ContentRating? { nil }
    public var copyright: String? { nil }
    public var genreNames: [String] { [] }
    public var isAppleDigitalMaster: Bool? { nil }
    public var isCompilation: Bool? { nil }
    public var isComplete: Bool? { nil }
    public var isSingle: Bool? { nil }
    public var playParameters: PlayParameters? { nil }
    public var recordLabelName: String? { nil }
    public var releaseDate: Date? { nil }
    public var trackCount: Int { 0 }
    public var upc: String? { nil }
    public var audioVariants: [AudioVariant]? { nil }
    public var libraryAddedDate: Date? { nil }
    public var lastPlayedDate: Date? { nil }
    public var artwork: Artwork? { nil }
    public var url: URL? { nil }
    public var editorialNotes: EditorialNotes? { nil }
    public var tracks: MusicItemCollection<Track>? { nil }
    public var artists: MusicItemCollection<Artist>? { nil }
    public var genres: MusicItemCollection<Genre>? { nil }
    public var relatedAlbums: MusicItemCollection<Album>? { nil }

    public enum FilterType {
        case id, upc
    }
}
