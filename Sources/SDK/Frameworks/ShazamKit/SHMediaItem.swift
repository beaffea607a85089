@_exported import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public struct SHMediaItemProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let shazamID = SHMediaItemProperty("sh_shazamID")
    public static let title = SHMediaItemProperty("sh_title")
    public static let subtitle = SHMediaItemProperty("sh_subtitle")
    public static let artist = SHMediaItemProperty("sh_artist")
    public static let webURL = SHMediaItemProperty("sh_webURL")
    public static let appleMusicID = SHMediaItemProperty("sh_appleMusicID")
    public static let appleMusicURL = SHMediaItemProperty("sh_appleMusicURL")
    public static let artworkURL = SHMediaItemProperty("sh_artworkURL")
    public static let videoURL = SHMediaItemProperty("sh_videoURL")
    public static let explicitContent = SHMediaItemProperty("sh_explicitContent")
    public static let genres = SHMediaItemProperty("sh_genres")
    public static let ISRC = SHMediaItemProperty("sh_isrc")
    public static let matchOffset = SHMediaItemProperty("sh_matchOffset")
    public static let frequencySkew = SHMediaItemProperty("sh_frequencySkew")
    public static let timeRanges = SHMediaItemProperty("sh_timeRanges")
    public static let frequencySkewRanges = SHMediaItemProperty("sh_frequencySkewRanges")
    public static let creationDate = SHMediaItemProperty("sh_creationDate")
    public static let confidence = SHMediaItemProperty("sh_confidence")
}

/// The metadata of a piece of music.
open class SHMediaItem: NSObject, NSCopying, Identifiable, @unchecked Sendable {
    private let properties: [SHMediaItemProperty: Any]
    public let id = UUID()

    public init(properties: [SHMediaItemProperty: Any]) {
        self.properties = properties
        super.init()
    }

    open var shazamID: String? { properties[.shazamID] as? String }
    open var title: String? { properties[.title] as? String }
    open var subtitle: String? { properties[.subtitle] as? String }
    open var artist: String? { properties[.artist] as? String }
    open var genres: [String] { properties[.genres] as? [String] ?? [] }
    open var appleMusicID: String? { properties[.appleMusicID] as? String }
    open var appleMusicURL: URL? { properties[.appleMusicURL] as? URL }
    open var webURL: URL? { properties[.webURL] as? URL }
    open var artworkURL: URL? { properties[.artworkURL] as? URL }
    open var videoURL: URL? { properties[.videoURL] as? URL }
    open var explicitContent: Bool { properties[.explicitContent] as? Bool ?? false }
    open var isrc: String? { properties[.ISRC] as? String }
    open var creationDate: Date? { properties[.creationDate] as? Date }
    open var timeRanges: [Range<TimeInterval>] { properties[.timeRanges] as? [Range<TimeInterval>] ?? [] }
    open var frequencySkewRanges: [Range<Float>] { properties[.frequencySkewRanges] as? [Range<Float>] ?? [] }

    open subscript(key: SHMediaItemProperty) -> Any? { properties[key] }

    open func value(for property: SHMediaItemProperty) -> Any? { properties[property] }

    open class func fetch(
        shazamID: String, completionHandler: @escaping @Sendable (SHMediaItem?, (any Error)?) -> Void
    ) {
        Notices.current.addInert("SHMediaItem.fetch", .absent("music recognition"))
        completionHandler(nil, SHError(.mediaItemFetchFailed))
    }

    open class func fetch(shazamID: String) async throws -> SHMediaItem {
        Notices.current.addInert("SHMediaItem.fetch", .absent("music recognition"))
        throw SHError(.mediaItemFetchFailed)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class SHMatchedMediaItem: SHMediaItem, @unchecked Sendable {
    open var frequencySkew: Float { self[.frequencySkew] as? Float ?? 0 }
    open var matchOffset: TimeInterval { self[.matchOffset] as? TimeInterval ?? 0 }
    open var predictedCurrentMatchOffset: TimeInterval { matchOffset }
    open var confidence: Float { self[.confidence] as? Float ?? 0 }
}

open class SHMatch: NSObject, @unchecked Sendable {
    public let mediaItems: [SHMatchedMediaItem]
    public let querySignature: SHSignature

    init(mediaItems: [SHMatchedMediaItem], querySignature: SHSignature) {
        self.mediaItems = mediaItems
        self.querySignature = querySignature
        super.init()
    }
}

public let SHErrorDomain = "com.apple.ShazamKit"

public struct SHError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case invalidAudioFormat = 100
        case audioDiscontinuity = 101
        case signatureInvalid = 200
        case signatureDurationInvalid = 201
        case matchAttemptFailed = 202
        case customCatalogInvalid = 300
        case customCatalogInvalidURL = 301
        case mediaLibrarySyncFailed = 400
        case internalError = 500
        case mediaItemFetchFailed = 600
    }

    public static var errorDomain: String { SHErrorDomain }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) {
        self.code = code
    }

    public static var invalidAudioFormat: Code { .invalidAudioFormat }
    public static var audioDiscontinuity: Code { .audioDiscontinuity }
    public static var signatureInvalid: Code { .signatureInvalid }
    public static var signatureDurationInvalid: Code { .signatureDurationInvalid }
    public static var matchAttemptFailed: Code { .matchAttemptFailed }
    public static var customCatalogInvalid: Code { .customCatalogInvalid }
    public static var mediaLibrarySyncFailed: Code { .mediaLibrarySyncFailed }
    public static var internalError: Code { .internalError }
    public static var mediaItemFetchFailed: Code { .mediaItemFetchFailed }
}
