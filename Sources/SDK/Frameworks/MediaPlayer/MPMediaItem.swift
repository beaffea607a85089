import Foundation
import FoundationSupplement
import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

public typealias MPMediaEntityPersistentID = UInt64

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

public struct MPMediaType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let music = MPMediaType(rawValue: 1)
    public static let podcast = MPMediaType(rawValue: 2)
    public static let audioBook = MPMediaType(rawValue: 4)
    public static let audioITunesU = MPMediaType(rawValue: 8)
    public static let anyAudio = MPMediaType(rawValue: 255)
    public static let movie = MPMediaType(rawValue: 256)
    public static let tvShow = MPMediaType(rawValue: 512)
    public static let videoPodcast = MPMediaType(rawValue: 1024)
    public static let musicVideo = MPMediaType(rawValue: 2048)
    public static let videoITunesU = MPMediaType(rawValue: 4096)
    public static let homeVideo = MPMediaType(rawValue: 8192)
    public static let anyVideo = MPMediaType(rawValue: 65280)
    public static let any = MPMediaType(rawValue: UInt.max)
}

public let MPMediaItemPropertyPersistentID: String = "persistentID"
public let MPMediaItemPropertyAlbumPersistentID: String = "albumPersistentID"
public let MPMediaItemPropertyArtistPersistentID: String = "artistPersistentID"
public let MPMediaItemPropertyAlbumArtistPersistentID: String = "albumArtistPersistentID"
public let MPMediaItemPropertyGenrePersistentID: String = "genrePersistentID"
public let MPMediaItemPropertyComposerPersistentID: String = "composerPersistentID"
public let MPMediaItemPropertyPodcastPersistentID: String = "podcastPersistentID"
public let MPMediaItemPropertyMediaType: String = "mediaType"
public let MPMediaItemPropertyTitle: String = "title"
public let MPMediaItemPropertyAlbumTitle: String = "albumTitle"
public let MPMediaItemPropertyArtist: String = "artist"
public let MPMediaItemPropertyAlbumArtist: String = "albumArtist"
public let MPMediaItemPropertyGenre: String = "genre"
public let MPMediaItemPropertyComposer: String = "composer"
public let MPMediaItemPropertyPlaybackDuration: String = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber: String = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount: String = "albumTrackCount"
public let MPMediaItemPropertyDiscNumber: String = "discNumber"
public let MPMediaItemPropertyDiscCount: String = "discCount"
public let MPMediaItemPropertyArtwork: String = "artwork"
public let MPMediaItemPropertyIsExplicit: String = "isExplicit"
public let MPMediaItemPropertyLyrics: String = "lyrics"
public let MPMediaItemPropertyIsCompilation: String = "isCompilation"
public let MPMediaItemPropertyReleaseDate: String = "releaseDate"
public let MPMediaItemPropertyBeatsPerMinute: String = "beatsPerMinute"
public let MPMediaItemPropertyComments: String = "comments"
public let MPMediaItemPropertyAssetURL: String = "assetURL"
public let MPMediaItemPropertyIsCloudItem: String = "isCloudItem"
public let MPMediaItemPropertyHasProtectedAsset: String = "hasProtectedAsset"
public let MPMediaItemPropertyPodcastTitle: String = "podcastTitle"
public let MPMediaItemPropertyPlayCount: String = "playCount"
public let MPMediaItemPropertySkipCount: String = "skipCount"
public let MPMediaItemPropertyRating: String = "rating"
public let MPMediaItemPropertyLastPlayedDate: String = "lastPlayedDate"
public let MPMediaItemPropertyUserGrouping: String = "userGrouping"
public let MPMediaItemPropertyBookmarkTime: String = "bookmarkTime"
public let MPMediaItemPropertyDateAdded: String = "dateAdded"
public let MPMediaItemPropertyPlaybackStoreID: String = "playbackStoreID"
public let MPMediaItemPropertyIsPreorder: String = "isPreorder"
public let MPMediaPlaylistPropertyPersistentID: String = "playlistPersistentID"
public let MPMediaPlaylistPropertyCloudGlobalID: String = "cloudGlobalID"
public let MPMediaPlaylistPropertyName: String = "name"
public let MPMediaPlaylistPropertyPlaylistAttributes: String = "playlistAttributes"
public let MPMediaPlaylistPropertySeedItems: String = "seedItems"
public let MPMediaPlaylistPropertyDescriptionText: String = "descriptionText"
public let MPMediaPlaylistPropertyAuthorDisplayName: String = "authorDisplayName"

open class MPMediaEntity: NSObject, @unchecked Sendable {
    open var persistentID: MPMediaEntityPersistentID { 0 }

    open class func canFilter(byProperty property: String) -> Bool { false }

    open func value(forProperty property: String) -> Any? { nil }

    open func enumerateValues(
        forProperties properties: Set<String>, using block: @escaping (String, Any, UnsafeMutablePointer<Bool>) -> Void
    ) {}
}

/// A song, a podcast or a video in the library.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
    open var mediaType: MPMediaType { [] }
    open var title: String? { nil }
    open var albumTitle: String? { nil }
    open var albumPersistentID: MPMediaEntityPersistentID { 0 }
    open var artist: String? { nil }
    open var artistPersistentID: MPMediaEntityPersistentID { 0 }
    open var albumArtist: String? { nil }
    open var albumArtistPersistentID: MPMediaEntityPersistentID { 0 }
    open var genre: String? { nil }
    open var genrePersistentID: MPMediaEntityPersistentID { 0 }
    open var composer: String? { nil }
    open var composerPersistentID: MPMediaEntityPersistentID { 0 }
    open var playbackDuration: TimeInterval { 0 }
    open var albumTrackNumber: Int { 0 }
    open var albumTrackCount: Int { 0 }
    open var discNumber: Int { 0 }
    open var discCount: Int { 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var isExplicitItem: Bool { false }
    open var lyrics: String? { nil }
    open var isCompilation: Bool { false }
    open var releaseDate: Date? { nil }
    open var beatsPerMinute: Int { 0 }
    open var comments: String? { nil }
    open var assetURL: URL? { nil }
    open var isCloudItem: Bool { false }
    open var hasProtectedAsset: Bool { false }
    open var podcastTitle: String? { nil }
    open var podcastPersistentID: MPMediaEntityPersistentID { 0 }
    open var playCount: Int { 0 }
    open var skipCount: Int { 0 }
    open var rating: Int { 0 }
    open var lastPlayedDate: Date? { nil }
    open var userGrouping: String? { nil }
    open var bookmarkTime: TimeInterval { 0 }
    open var dateAdded: Date { .distantPast }
    open var playbackStoreID: String { "" }
    open var isPreorder: Bool { false }
}

/// An image of an item, in the requested size.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    private let size: CGSize
    private let request: (CGSize) -> UIImage

    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        size = boundsSize
        request = requestHandler
    }

    public init(image: UIImage) {
        size = image.size
        request = { _ in image }
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    open func image(at size: CGSize) -> UIImage? { request(size) }
}

open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
    public let items: [MPMediaItem]

    public init(items: [MPMediaItem]) {
        self.items = items
    }

    open var representativeItem: MPMediaItem? { items.first }
    open var count: Int { items.count }
    open var mediaTypes: MPMediaType { [] }
}

open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
    open var name: String? { nil }
    open var descriptionText: String? { nil }
    open var authorDisplayName: String? { nil }
    open var seedItems: [MPMediaItem]? { nil }

    open func addItem(withProductID productID: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MPError(.permissionDenied))
    }

    open func add(_ mediaItems: [MPMediaItem], completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(MPError(.permissionDenied))
    }
}

public struct MPError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound
        case notSupported, cancelled, requestTimedOut
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { "MPErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

/// The user's music; access is denied here, which is reported.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
    private static let library = MPMediaLibrary()

    open class func `default`() -> MPMediaLibrary { library }

    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }

    open class func requestAuthorization(_ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
        Notices.current.addInert("MPMediaLibrary.requestAuthorization", .unauthorized("the media library"))
        DispatchQueue.global().async { handler(.denied) }
    }

    open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
        Notices.current.addInert("MPMediaLibrary.requestAuthorization", .unauthorized("the media library"))
        return .denied
    }

    open var lastModifiedDate: Date { .distantPast }

    open func beginGeneratingLibraryChangeNotifications() {}

    open func endGeneratingLibraryChangeNotifications() {}

    open func addItem(
        withProductID productID: String, completionHandler: (([MPMediaEntity], (any Error)?) -> Void)? = nil
    ) { completionHandler?([], MPError(.permissionDenied)) }
}

extension NSNotification.Name {
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
}
