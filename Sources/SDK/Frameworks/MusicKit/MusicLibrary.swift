import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// The user's music; refused here, which is reported.
public final class MusicLibrary: Sendable {
    public enum Error: String, Swift.Error, Hashable, Sendable {
        case unknown, permissionDenied, itemAlreadyAdded, playlistNotFound
    }

    public static let shared = MusicLibrary()

    public func add<Item: MusicLibraryAddable>(_ item: Item) async throws { throw rejected("MusicLibrary.add") }

    public func add<Item: MusicPlaylistAddable>(_ item: Item, to playlist: Playlist) async throws -> Playlist {
        throw rejected("MusicLibrary.add")
    }

    public func createPlaylist(
        name: String, description: String? = nil, authorDisplayName: String? = nil
    ) async throws -> Playlist {
        throw rejected("MusicLibrary.createPlaylist")
    }

    public func createPlaylist<Items: Sequence>(
        name: String, description: String? = nil, authorDisplayName: String? = nil, items: Items
    ) async throws -> Playlist where Items.Element: MusicPlaylistAddable {
        throw rejected("MusicLibrary.createPlaylist")
    }
}

public struct MusicLibraryRequest<MusicItemType: MusicLibraryRequestable>: Sendable {
    public var limit = 0
    public var offset = 0
    public var includeOnlyDownloadedContent = false

    public init() {}

    public mutating func filter<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}

    public mutating func filter(matching keyPath: KeyPath<MusicItemType, String>, contains value: String) {}

    public mutating func filter(text: String) {}

    public mutating func sort<Value>(by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool) {}

    public func response() async throws -> MusicLibraryResponse<MusicItemType> { throw rejected("MusicLibraryRequest") }
}

public struct MusicLibraryResponse<MusicItemType: MusicItem>: Hashable, Sendable {
    public var items: MusicItemCollection<MusicItemType> { [] }
}

public struct MusicLibrarySearchRequest: Sendable {
    public let term: String
    public var limit: Int?

    public init(term: String, types: [any MusicLibrarySearchable.Type]) {
        self.term = term
    }

    public func response() async throws -> MusicLibrarySearchResponse { throw rejected("MusicLibrarySearchRequest") }
}

public struct MusicLibrarySearchResponse: Hashable, Sendable {
    public var albums: MusicItemCollection<Album> { [] }
    public var artists: MusicItemCollection<Artist> { [] }
    public var playlists: MusicItemCollection<Playlist> { [] }
    public var songs: MusicItemCollection<Song> { [] }
}

/// Additional properties of items that a request can fetch.
public class PartialMusicProperty<Root>: @unchecked Sendable {
    init() {}
}

public class MusicProperty<Root>: PartialMusicProperty<Root>, @unchecked Sendable {}

public final class MusicRelationshipProperty<Root, Related>: MusicProperty<Root>, @unchecked Sendable {}

extension PartialMusicProperty where Root == Album {
    public static var tracks: MusicRelationshipProperty<Album, Track> { MusicRelationshipProperty() }
    public static var artists: MusicRelationshipProperty<Album, Artist> { MusicRelationshipProperty() }
}

extension PartialMusicProperty where Root == Playlist {
    public static var tracks: MusicRelationshipProperty<Playlist, Track> { MusicRelationshipProperty() }
    public static var entries: MusicRelationshipProperty<Playlist, Playlist.Entry> { MusicRelationshipProperty() }
}

extension PartialMusicProperty where Root == Song {
    public static var albums: MusicRelationshipProperty<Song, Album> { MusicRelationshipProperty() }
    public static var artists: MusicRelationshipProperty<Song, Artist> { MusicRelationshipProperty() }
}

extension PartialMusicProperty where Root == Artist {
    public static var albums: MusicRelationshipProperty<Artist, Album> { MusicRelationshipProperty() }
    public static var topSongs: MusicRelationshipProperty<Artist, Song> { MusicRelationshipProperty() }
}

public protocol MusicPropertyContainer: MusicItem {}

extension MusicPropertyContainer {
    public func with(_ properties: [PartialMusicProperty<Self>]) async throws -> Self {
        throw rejected("MusicItem.with")
    }
}

extension Album: MusicPropertyContainer {}
extension Artist: MusicPropertyContainer {}
extension Playlist: MusicPropertyContainer {}
extension Song: MusicPropertyContainer {}
