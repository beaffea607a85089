import Foundation

/// The identifier of something in a music library or catalog.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    public var rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }

    public var description: String { rawValue }
}

public protocol MusicItem: Equatable, Hashable, Identifiable, Sendable where ID == MusicItemID {
    var id: MusicItemID { get }
}

public protocol PlayableMusicItem: MusicItem {
    var playParameters: PlayParameters? { get }
}

public protocol FilterableMusicItem: MusicItem {
    associatedtype FilterType
}

public protocol MusicLibraryRequestable: MusicItem {}

public protocol MusicLibrarySearchable: MusicItem {}

public protocol MusicCatalogSearchable: MusicItem {}

public protocol MusicCatalogChartRequestable: MusicItem {}

public protocol MusicPersonalRecommendationItem: MusicItem {}

public protocol MusicPlaylistAddable: MusicItem {}

public protocol MusicLibraryAddable: MusicItem {}

public struct PlayParameters: Hashable, Codable, Sendable {
    private let id: String
}

public enum ContentRating: String, Hashable, Codable, Sendable {
    case clean, explicit
}

public enum AudioVariant: String, Hashable, Codable, Sendable {
    case dolbyAtmos, dolbyAudio, highResolutionLossless, lossless, lossyStereo, spatialAudio
}

public struct EditorialNotes: Hashable, Codable, Sendable {
    public let short: String?
    public let standard: String?
    public let name: String?
    public let tagline: String?
}

public struct PreviewAsset: Hashable, Codable, Sendable {
    public let artwork: Artwork?
    public let url: URL?
    public let hlsURL: URL?
}

/// Items in order, a page at a time.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Hashable, Sendable,
    ExpressibleByArrayLiteral
{
    private var items: [MusicItemType]
    public var title: String? { nil }

    public init() {
        items = []
    }

    public init<Items: Sequence>(_ items: Items) where Items.Element == MusicItemType {
        self.items = Array(items)
    }

    public init(arrayLiteral elements: MusicItemType...) {
        items = elements
    }

    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    public subscript(position: Int) -> MusicItemType { items[position] }
    public var hasNextBatch: Bool { false }

    public func nextBatch(limit: Int? = nil) async throws -> MusicItemCollection<MusicItemType>? { nil }

    public static func + (left: Self, right: Self) -> Self { Self(left.items + right.items) }

    public static func += (left: inout Self, right: Self) { left.items += right.items }
}

extension MusicItemCollection: Codable where MusicItemType: Codable {}
