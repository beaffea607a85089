import Foundation

// Values that Foundation on Linux does not read. No file is in the cloud, and none is protected by a passcode.
extension URLResourceValues {
    public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
    public var ubiquitousItemIsExcludedFromSync: Bool? { nil }
    public var ubiquitousItemIsShared: Bool? { nil }
    public var ubiquitousSharedItemCurrentUserRole: URLUbiquitousSharedItemRole? { nil }
    public var ubiquitousSharedItemCurrentUserPermissions: URLUbiquitousSharedItemPermissions? { nil }
    public var ubiquitousSharedItemOwnerNameComponents: PersonNameComponents? { nil }
    public var ubiquitousSharedItemMostRecentEditorNameComponents: PersonNameComponents? { nil }
    public var fileProtection: URLFileProtection? { nil }
    public var volumeAvailableCapacityForImportantUsage: Int64? { Volume.free }
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { Volume.free }
    /// The file system of a phone.
    public var volumeTypeName: String? { "apfs" }
    public var volumeSubtype: Int? { nil }
    public var volumeMountFromLocation: String? { nil }
    public var volumeSupportsFileCloning: Bool? { true }
    public var volumeSupportsSwapRenaming: Bool? { true }
    public var volumeSupportsExclusiveRenaming: Bool? { true }
    public var volumeSupportsImmutableFiles: Bool? { true }
    public var volumeSupportsAccessPermissions: Bool? { true }
    public var volumeSupportsFileProtection: Bool? { true }
    public var fileContentIdentifier: Int64? { nil }
    public var fileIdentifier: UInt64? { nil }
    public var directoryEntryCount: Int? { nil }
    public var mayHaveExtendedAttributes: Bool? { nil }
    public var mayShareFileContent: Bool? { nil }
    public var isPurgeable: Bool? { false }
    public var isSparse: Bool? { false }
}

private enum Volume {
    static var free: Int64? {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: "/")
        return (attributes?[.systemFreeSize] as? NSNumber)?.int64Value
    }
}

extension URLResourceKey {
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
    public static let fileProtectionKey = URLResourceKey(rawValue: "NSURLFileProtectionKey")
    public static let fileContentIdentifierKey = URLResourceKey(rawValue: "NSURLFileContentIdentifierKey")
    public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
    public static let fileIdentifierKey = URLResourceKey(rawValue: "NSURLFileIdentifierKey")
    public static let directoryEntryCountKey = URLResourceKey(rawValue: "NSURLDirectoryEntryCountKey")
    public static let mayHaveExtendedAttributesKey = URLResourceKey(rawValue: "NSURLMayHaveExtendedAttributesKey")
    public static let mayShareFileContentKey = URLResourceKey(rawValue: "NSURLMayShareFileContentKey")
    public static let isPurgeableKey = URLResourceKey(rawValue: "NSURLIsPurgeableKey")
    public static let isSparseKey = URLResourceKey(rawValue: "NSURLIsSparseKey")
    public static let volumeTypeNameKey = URLResourceKey(rawValue: "NSURLVolumeTypeNameKey")
    public static let volumeSubtypeKey = URLResourceKey(rawValue: "NSURLVolumeSubtypeKey")
    public static let volumeMountFromLocationKey = URLResourceKey(rawValue: "NSURLVolumeMountFromLocationKey")
    public static let volumeSupportsImmutableFilesKey = URLResourceKey(rawValue: "NSURLVolumeSupportsImmutableFilesKey")
    public static let volumeSupportsAccessPermissionsKey = URLResourceKey(
        rawValue: "NSURLVolumeSupportsAccessPermissionsKey")
    public static let volumeSupportsFileProtectionKey = URLResourceKey(rawValue: "NSURLVolumeSupportsFileProtectionKey")
    public static let ubiquitousItemIsExcludedFromSyncKey = URLResourceKey(
        rawValue: "NSURLUbiquitousItemIsExcludedFromSyncKey")
    public static let ubiquitousItemIsSharedKey = URLResourceKey(rawValue: "NSURLUbiquitousItemIsSharedKey")
    public static let ubiquitousSharedItemCurrentUserRoleKey = URLResourceKey(
        rawValue: "NSURLUbiquitousSharedItemCurrentUserRoleKey")
    public static let ubiquitousSharedItemCurrentUserPermissionsKey = URLResourceKey(
        rawValue: "NSURLUbiquitousSharedItemCurrentUserPermissionsKey")
    public static let ubiquitousSharedItemOwnerNameComponentsKey = URLResourceKey(
        rawValue: "NSURLUbiquitousSharedItemOwnerNameComponentsKey")
    public static let ubiquitousSharedItemMostRecentEditorNameComponentsKey = URLResourceKey(
        rawValue: "NSURLUbiquitousSharedItemMostRecentEditorNameComponentsKey")
}

/// When a protected file can be read.
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let none = URLFileProtection(rawValue: "NSURLFileProtectionNone")
    public static let complete = URLFileProtection(rawValue: "NSURLFileProtectionComplete")
    public static let completeUnlessOpen = URLFileProtection(rawValue: "NSURLFileProtectionCompleteUnlessOpen")
    public static let completeUntilFirstUserAuthentication = URLFileProtection(
        rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication")
}

/// The user's permissions for a shared item.
public struct URLUbiquitousSharedItemPermissions: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let readOnly = URLUbiquitousSharedItemPermissions(
        rawValue: "NSURLUbiquitousSharedItemPermissionsReadOnly")
    public static let readWrite = URLUbiquitousSharedItemPermissions(
        rawValue: "NSURLUbiquitousSharedItemPermissionsReadWrite")
}

/// The owner of a shared item.
public struct URLUbiquitousSharedItemRole: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let owner = URLUbiquitousSharedItemRole(rawValue: "NSURLUbiquitousSharedItemRoleOwner")
    public static let participant = URLUbiquitousSharedItemRole(rawValue: "NSURLUbiquitousSharedItemRoleParticipant")
}
