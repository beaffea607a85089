import Foundation
import FoundationNetworking

/// Searches the catalog; refused here, which is reported.
public struct MusicCatalogSearchRequest: Hashable, Sendable {
    public let term: String
    public var limit: Int?
    public var offset: Int?
    public var includeTopResults = false
    private let names: [String]

    public init(term: String, types: [any MusicCatalogSearchable.Type]) {
        self.term = term
        names = types.map { String(describing: $0) }
    }

    public func response() async throws -> MusicCatalogSearchResponse { throw rejected("MusicCatalogSearchRequest") }
}

public struct MusicCatalogSearchResponse: Hashable, Sendable {
    public enum TopResult: MusicItem {
        case album(Album)
        case artist(Artist)
        case playlist(Playlist)
        case song(Song)
        case station(Station)

        public var id: MusicItemID {
            switch self {
            case .album(let item): item.id
            case .artist(let item): item.id
            case .playlist(let item): item.id
            case .song(let item): item.id
            case .station(let item): item.id
            }
        }
    }

    public var albums: MusicItemCollection<Album> { [] }
    public var artists: MusicItemCollection<Artist> { [] }
    public var curators: MusicItemCollection<Curator> { [] }
    public var musicVideos: MusicItemCollection<MusicVideo> { [] }
    public var playlists: MusicItemCollection<Playlist> { [] }
    public var radioShows: MusicItemCollection<RadioShow> { [] }
    public var recordLabels: MusicItemCollection<RecordLabel> { [] }
    public var songs: MusicItemCollection<Song> { [] }
    public var stations: MusicItemCollection<Station> { [] }
    public var topResults: MusicItemCollection<TopResult> { [] }
}

public struct MusicCatalogSearchSuggestionsRequest: Hashable, Sendable {
    public let term: String
    public var limit: Int?

    public init(term: String, includingTopResultsOfTypes types: [any MusicCatalogSearchable.Type] = []) {
        self.term = term
    }

    public func response() async throws -> MusicCatalogSearchSuggestionsResponse {
        throw rejected("MusicCatalogSearchSuggestionsRequest")
    }
}

public struct MusicCatalogSearchSuggestionsResponse: Hashable, Sendable {
    public struct Suggestion: Hashable, Identifiable, Sendable {
        public let id: String
        public let displayTerm: String
        public let searchTerm: String
    }

    public var suggestions: [Suggestion] { [] }
}

/// Requests items of the catalog.
public struct MusicCatalogResourceRequest<MusicItemType: FilterableMusicItem & Decodable>: Sendable {
    public var limit: Int?

    public init() {}

    public init(
        matching keyPath: KeyPath<MusicItemType, MusicItemID>, equalTo value: MusicItemID
    ) {}

    public init(
        matching keyPath: KeyPath<MusicItemType, MusicItemID>, memberOf values: [MusicItemID]
    ) {}

    public init(matching keyPath: KeyPath<MusicItemType, String?>, equalTo value: String) {}

    public func response() async throws -> MusicCatalogResourceResponse<MusicItemType> {
        throw rejected("MusicCatalogResourceRequest")
    }
}

public struct MusicCatalogResourceResponse<MusicItemType: MusicItem>: Hashable, Sendable {
    public var items: MusicItemCollection<MusicItemType> { [] }
}

public enum MusicCatalogChartKind: String, Hashable, Codable, Sendable {
    case cityTop, dailyGlobalTop, mostPlayed
}

public struct MusicCatalogChartsRequest: Sendable {
    public var limit: Int?
    public var offset: Int?

    public init(
        genre: Genre? = nil, kinds: [MusicCatalogChartKind] = [.mostPlayed],
        types: [any MusicCatalogChartRequestable.Type]
    ) {}

    public func response() async throws -> MusicCatalogChartsResponse { throw rejected("MusicCatalogChartsRequest") }
}

public struct MusicCatalogChart<MusicItemType: MusicCatalogChartRequestable>: Hashable, Identifiable, Sendable {
    public let id: String
    public let kind: MusicCatalogChartKind
    public let title: String
    public let items: MusicItemCollection<MusicItemType>
}

public struct MusicCatalogChartsResponse: Hashable, Sendable {
    public var albumCharts: [MusicCatalogChart<Album>] { [] }
    public var musicVideoCharts: [MusicCatalogChart<MusicVideo>] { [] }
    public var playlistCharts: [MusicCatalogChart<Playlist>] { [] }
    public var songCharts: [MusicCatalogChart<Song>] { [] }
}

public struct MusicDataRequest: Sendable {
    public var urlRequest: URLRequest

    public init(urlRequest: URLRequest) {
        self.urlRequest = urlRequest
    }

    public static var currentCountryCode: String {
        get async throws { throw rejected("MusicDataRequest.currentCountryCode") }
    }

    public func response() async throws -> MusicDataResponse { throw rejected("MusicDataRequest") }
}

public struct MusicDataResponse: @unchecked Sendable {
    // Sendable: its properties are constants, and responses are immutable.
    public let data: Data
    public let urlResponse: URLResponse
}

public struct MusicRecentlyPlayedRequest<MusicItemType: MusicItem & Decodable>: Sendable {
    public var limit: Int?
    public var offset: Int?

    public init() {}

    public func response() async throws -> MusicRecentlyPlayedResponse<MusicItemType> {
        throw rejected("MusicRecentlyPlayedRequest")
    }
}

public struct MusicRecentlyPlayedResponse<MusicItemType: MusicItem>: Hashable, Sendable {
    public var items: MusicItemCollection<MusicItemType> { [] }
}

public typealias MusicRecentlyPlayedContainerRequest = MusicRecentlyPlayedRequest<RecentlyPlayedMusicItem>

public struct MusicPersonalRecommendation: MusicItem {
    public let id: MusicItemID
    public var title: String? { nil }
    public var reason: String? { nil }
    public var albums: MusicItemCollection<Album> { [] }
    public var playlists: MusicItemCollection<Playlist> { [] }
    public var stations: MusicItemCollection<Station> { [] }
}

public struct MusicPersonalRecommendationsRequest: Sendable {
    public var limit: Int?
    public var offset: Int?

    public init() {}

    public func response() async throws -> MusicPersonalRecommendationsResponse {
        throw rejected("MusicPersonalRecommendationsRequest")
    }
}

public struct MusicPersonalRecommendationsResponse: Hashable, Sendable {
    public var recommendations: MusicItemCollection<MusicPersonalRecommendation> { [] }
}
