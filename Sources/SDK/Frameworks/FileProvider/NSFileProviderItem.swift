@_exported import Foundation
import FoundationSupplement
@_exported import UniformTypeIdentifiers

// Sendable: the classes of this file have no mutable state outside of a lock.

public struct NSFileProviderItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let rootContainer = NSFileProviderItemIdentifier("NSFileProviderRootContainerItemIdentifier")
    public static let workingSet = NSFileProviderItemIdentifier("NSFileProviderWorkingSetContainerItemIdentifier")
    public static let trashContainer = NSFileProviderItemIdentifier("NSFileProviderTrashContainerItemIdentifier")
}

public struct NSFileProviderItemCapabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let allowsReading = NSFileProviderItemCapabilities(rawValue: 1 << 0)
    public static let allowsWriting = NSFileProviderItemCapabilities(rawValue: 1 << 1)
    public static let allowsReparenting = NSFileProviderItemCapabilities(rawValue: 1 << 2)
    public static let allowsRenaming = NSFileProviderItemCapabilities(rawValue: 1 << 3)
    public static let allowsTrashing = NSFileProviderItemCapabilities(rawValue: 1 << 4)
    public static let allowsDeleting = NSFileProviderItemCapabilities(rawValue: 1 << 5)
    public static let allowsEvicting = NSFileProviderItemCapabilities(rawValue: 1 << 6)
    public static let allowsExcludingFromSync = NSFileProviderItemCapabilities(rawValue: 1 << 7)
    public static let allowsAddingSubItems = allowsWriting
    public static let allowsContentEnumerating = allowsReading
    public static let allowsAll: NSFileProviderItemCapabilities = [
        .allowsReading, .allowsWriting, .allowsReparenting, .allowsRenaming, .allowsTrashing, .allowsDeleting,
    ]
}

public struct NSFileProviderItemFields: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let contents = NSFileProviderItemFields(rawValue: 1 << 0)
    public static let filename = NSFileProviderItemFields(rawValue: 1 << 1)
    public static let parentItemIdentifier = NSFileProviderItemFields(rawValue: 1 << 2)
    public static let lastUsedDate = NSFileProviderItemFields(rawValue: 1 << 3)
    public static let tagData = NSFileProviderItemFields(rawValue: 1 << 4)
    public static let favoriteRank = NSFileProviderItemFields(rawValue: 1 << 5)
    public static let creationDate = NSFileProviderItemFields(rawValue: 1 << 6)
    public static let contentModificationDate = NSFileProviderItemFields(rawValue: 1 << 7)
    public static let fileSystemFlags = NSFileProviderItemFields(rawValue: 1 << 8)
    public static let extendedAttributes = NSFileProviderItemFields(rawValue: 1 << 9)
}

open class NSFileProviderItemVersion: NSObject, @unchecked Sendable {
    public let contentVersion: Data
    public let metadataVersion: Data

    public init(contentVersion: Data, metadataVersion: Data) {
        self.contentVersion = contentVersion
        self.metadataVersion = metadataVersion
        super.init()
    }
}

public protocol NSFileProviderItemProtocol: NSObjectProtocol {
    var itemIdentifier: NSFileProviderItemIdentifier { get }
    var parentItemIdentifier: NSFileProviderItemIdentifier { get }
    var filename: String { get }
    var contentType: UTType { get }
    var typeIdentifier: String { get }
    var capabilities: NSFileProviderItemCapabilities { get }
    var documentSize: NSNumber? { get }
    var childItemCount: NSNumber? { get }
    var creationDate: Date? { get }
    var contentModificationDate: Date? { get }
    var lastUsedDate: Date? { get }
    var tagData: Data? { get }
    var favoriteRank: NSNumber? { get }
    var isTrashed: Bool { get }
    var isUploaded: Bool { get }
    var isUploading: Bool { get }
    var uploadingError: (any Error)? { get }
    var isDownloaded: Bool { get }
    var isDownloading: Bool { get }
    var downloadingError: (any Error)? { get }
    var isMostRecentVersionDownloaded: Bool { get }
    var isShared: Bool { get }
    var itemVersion: NSFileProviderItemVersion { get }
    var userInfo: [AnyHashable: Any]? { get }
}

public typealias NSFileProviderItem = NSFileProviderItemProtocol

extension NSFileProviderItemProtocol {
    public var contentType: UTType { .data }
    public var typeIdentifier: String { contentType.identifier }
    public var capabilities: NSFileProviderItemCapabilities { .allowsAll }
    public var documentSize: NSNumber? { nil }
    public var childItemCount: NSNumber? { nil }
    public var creationDate: Date? { nil }
    public var contentModificationDate: Date? { nil }
    public var lastUsedDate: Date? { nil }
    public var tagData: Data? { nil }
    public var favoriteRank: NSNumber? { nil }
    public var isTrashed: Bool { false }
    public var isUploaded: Bool { true }
    public var isUploading: Bool { false }
    public var uploadingError: (any Error)? { nil }
    public var isDownloaded: Bool { true }
    public var isDownloading: Bool { false }
    public var downloadingError: (any Error)? { nil }
    public var isMostRecentVersionDownloaded: Bool { true }
    public var isShared: Bool { false }
    public var itemVersion: NSFileProviderItemVersion {
        NSFileProviderItemVersion(contentVersion: Data(), metadataVersion: Data())
    }
    public var userInfo: [AnyHashable: Any]? { nil }
}

public let NSFileProviderErrorDomain = "NSFileProviderErrorDomain"

public struct NSFileProviderError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case notAuthenticated = -1000
        case filenameCollision = -1001
        case syncAnchorExpired = -1002
        case insufficientQuota = -1003
        case serverUnreachable = -1004
        case noSuchItem = -1005
        case versionOutOfDate = -1006
        case directoryNotEmpty = -1007
        case providerNotFound = -2001
        case cannotSynchronize = -2005
    }

    public static var errorDomain: String { NSFileProviderErrorDomain }

    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) {
        self.code = code
    }

    public static var notAuthenticated: Code { .notAuthenticated }
    public static var filenameCollision: Code { .filenameCollision }
    public static var syncAnchorExpired: Code { .syncAnchorExpired }
    public static var insufficientQuota: Code { .insufficientQuota }
    public static var serverUnreachable: Code { .serverUnreachable }
    public static var noSuchItem: Code { .noSuchItem }
    public static var cannotSynchronize: Code { .cannotSynchronize }
}
