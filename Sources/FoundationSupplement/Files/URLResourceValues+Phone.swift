import Foundation

// Values that Foundation on Linux does not read. No file is in the cloud, and none is protected by a passcode.
extension URLResourceValues {
    public var isUbiquitousItem: Bool? { false }
    public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
    public var ubiquitousItemHasUnresolvedConflicts: Bool? { nil }
    public var ubiquitousItemIsDownloading: Bool? { nil }
    public var ubiquitousItemDownloadRequested: Bool? { nil }
    public var ubiquitousItemDownloadingError: NSError? { nil }
    public var ubiquitousItemIsUploaded: Bool? { nil }
    public var ubiquitousItemIsUploading: Bool? { nil }
    public var ubiquitousItemUploadingError: NSError? { nil }
    public var ubiquitousItemContainerDisplayName: String? { nil }
    public var fileProtection: URLFileProtection? { nil }
    public var volumeAvailableCapacityForImportantUsage: Int64? { Volume.free }
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { Volume.free }
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
