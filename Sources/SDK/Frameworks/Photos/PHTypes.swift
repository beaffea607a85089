import CoreGraphics
import Foundation

public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    case limited = 4
}

public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite = 2
}

public enum PHAssetMediaType: Int, Sendable {
    case unknown = 0
    case image = 1
    case video = 2
    case audio = 3
}

public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
    public static let spatialMedia = PHAssetMediaSubtype(rawValue: 1024)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 65536)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 131072)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 262144)
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 2_097_152)
    public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 524288)
}

public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

public struct PHAssetBurstSelectionType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
    public static let userPick = PHAssetBurstSelectionType(rawValue: 2)
}

public enum PHAssetPlaybackStyle: Int, Sendable {
    case unsupported = 0
    case image = 1
    case imageAnimated = 2
    case livePhoto = 3
    case video = 4
    case videoLooping = 5
}

public enum PHAssetEditOperation: Int, Sendable {
    case delete = 1
    case content = 2
    case properties = 3
}

public enum PHAssetResourceType: Int, Sendable {
    case photo = 1
    case video = 2
    case audio = 3
    case alternatePhoto = 4
    case fullSizePhoto = 5
    case fullSizeVideo = 6
    case adjustmentData = 7
    case adjustmentBasePhoto = 8
    case pairedVideo = 9
    case fullSizePairedVideo = 10
    case adjustmentBasePairedVideo = 11
    case adjustmentBaseVideo = 12
    case photoProxy = 19
}

public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum = 2
    case moment = 3
}

public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent = 3
    case albumSyncedFaces = 4
    case albumSyncedAlbum = 5
    case albumImported = 6
    case albumMyPhotoStream = 100
    case albumCloudShared = 101
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas = 201
    case smartAlbumVideos = 202
    case smartAlbumFavorites = 203
    case smartAlbumTimelapses = 204
    case smartAlbumAllHidden = 205
    case smartAlbumRecentlyAdded = 206
    case smartAlbumBursts = 207
    case smartAlbumSlomoVideos = 208
    case smartAlbumUserLibrary = 209
    case smartAlbumSelfPortraits = 210
    case smartAlbumScreenshots = 211
    case smartAlbumDepthEffect = 212
    case smartAlbumLivePhotos = 213
    case smartAlbumAnimated = 214
    case smartAlbumLongExposures = 215
    case smartAlbumUnableToUpload = 216
    case smartAlbumRAW = 217
    case smartAlbumCinematic = 218
    case smartAlbumSpatial = 219
    case any = 9_223_372_036_854_775_807
}

public enum PHCollectionListType: Int, Sendable {
    case folder = 2
    case smartFolder = 3
}

public enum PHCollectionListSubtype: Int, Sendable {
    case regularFolder = 100
    case smartFolderEvents = 200
    case smartFolderFaces = 201
    case any = 9_223_372_036_854_775_807
}

public enum PHCollectionEditOperation: Int, Sendable {
    case deleteContent = 1
    case removeContent = 2
    case addContent = 3
    case createContent = 4
    case rearrangeContent = 5
    case delete = 6
    case rename = 7
}

public enum PHImageContentMode: Int, Sendable {
    case aspectFit = 0
    case aspectFill = 1

    public static var `default`: PHImageContentMode { .aspectFit }
}

public enum PHImageRequestOptionsVersion: Int, Sendable {
    case current = 0
    case unadjusted = 1
    case original = 2
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    case opportunistic = 0
    case highQualityFormat = 1
    case fastFormat = 2
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    case none = 0
    case fast = 1
    case exact = 2
}

public enum PHVideoRequestOptionsVersion: Int, Sendable {
    case current = 0
    case original = 1
}

public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic = 0
    case highQualityFormat = 1
    case mediumQualityFormat = 2
    case fastFormat = 3
}

public typealias PHImageRequestID = Int32
public typealias PHContentEditingInputRequestID = Int
public typealias PHAssetResourceDataRequestID = Int32
public typealias PHAssetImageProgressHandler =
    @Sendable (
        Double, (any Error)?, UnsafeMutablePointer<Bool>, [AnyHashable: Any]?
    ) -> Void
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHLocalIdentifierNotFound = "PHLocalIdentifierNotFound"
public let PHImageResultIsInCloudKey: String = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey: String = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey: String = "PHImageResultRequestIDKey"
public let PHImageCancelledKey: String = "PHImageCancelledKey"
public let PHImageErrorKey: String = "PHImageErrorKey"
public let PHContentEditingInputResultIsInCloudKey: String = "PHContentEditingInputResultIsInCloudKey"
public let PHContentEditingInputErrorKey: String = "PHContentEditingInputErrorKey"

/// Why something with photos failed.
public struct PHPhotosError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = -1
        case userCancelled = 3072
        case libraryVolumeOffline = 3114
        case relinquishingLibraryBundleToWriter = 3142
        case switchingSystemPhotoLibrary = 3143
        case networkAccessRequired = 3164
        case networkError = 3169
        case identifierNotFound = 3201
        case multipleIdentifiersFound = 3202
        case persistentChangeTokenExpired = 3105
        case persistentChangeDetailsUnavailable = 3210
        case invalidResource = 3302
        case missingResource = 3303
        case notEnoughSpace = 3305
        case requestNotSupportedForAsset = 3306
        case accessRestricted = 3310
        case accessUserDenied = 3311
        case libraryInFileProviderSyncRoot = 5423
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }

    public static var errorDomain: String { "PHPhotosErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
