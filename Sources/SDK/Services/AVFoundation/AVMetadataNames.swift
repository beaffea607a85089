import Foundation

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
    public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "comn/creator")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
    public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "comn/location")
    public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "comn/author")
    public static let commonIdentifierMake = AVMetadataIdentifier(rawValue: "comn/make")
    public static let commonIdentifierModel = AVMetadataIdentifier(rawValue: "comn/model")
    public static let commonIdentifierSoftware = AVMetadataIdentifier(rawValue: "comn/software")
    public static let commonIdentifierLanguage = AVMetadataIdentifier(rawValue: "comn/language")
    public static let commonIdentifierCopyrights = AVMetadataIdentifier(rawValue: "comn/copyrights")
    public static let commonIdentifierAssetIdentifier = AVMetadataIdentifier(rawValue: "comn/identifier")
    public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
    public static let iTunesMetadataContentRating = AVMetadataIdentifier(rawValue: "itsk/rtng")
    public static let quickTimeMetadataGenre = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.genre")
    public static let quickTimeMetadataContentIdentifier = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.content.identifier")
    public static let quickTimeMetadataCreationDate = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.creationdate")
    public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.location.ISO6709")
    public static let id3MetadataTitleDescription = AVMetadataIdentifier(rawValue: "id3/TIT2")
    public static let id3MetadataAlbumTitle = AVMetadataIdentifier(rawValue: "id3/TALB")
    public static let id3MetadataLeadPerformer = AVMetadataIdentifier(rawValue: "id3/TPE1")
    public static let id3MetadataAttachedPicture = AVMetadataIdentifier(rawValue: "id3/APIC")
    public static let icyMetadataStreamTitle = AVMetadataIdentifier(rawValue: "icy/StreamTitle")
    public static let icyMetadataStreamURL = AVMetadataIdentifier(rawValue: "icy/StreamUrl")
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
    public static let id3MetadataKeyTitleDescription = AVMetadataKey(rawValue: "TIT2")
    public static let iTunesMetadataKeySongName = AVMetadataKey(rawValue: "%A9nam")
    public static let iTunesMetadataKeyArtist = AVMetadataKey(rawValue: "%A9ART")
    public static let iTunesMetadataKeyCoverArt = AVMetadataKey(rawValue: "covr")
}

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let common = AVMetadataKeySpace(rawValue: "comn")
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    public static let icy = AVMetadataKeySpace(rawValue: "icy")
    public static let isoUserData = AVMetadataKeySpace(rawValue: "uiso")
    public static let hlsDateRange = AVMetadataKeySpace(rawValue: "lsdr")
    public static let audioFile = AVMetadataKeySpace(rawValue: "caaf")
}

public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    public static let unknown = AVMetadataFormat(rawValue: "unknown")
}
