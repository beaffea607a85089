import Foundation

// There is no iCloud account: nothing is ubiquitous.
extension FileManager {
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
        Notices.current.addInert("FileManager.url(forUbiquityContainerIdentifier:)", .absent("iCloud account"))
        return nil
    }

    public func isUbiquitousItem(at url: URL) -> Bool { false }

    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { try refuse(url) }

    public func startDownloadingUbiquitousItem(at url: URL) throws { try refuse(url) }

    public func evictUbiquitousItem(at url: URL) throws { try refuse(url) }

    public func url(
        forPublishingUbiquitousItemAt url: URL, expiration outDate: AutoreleasingUnsafeMutablePointer<NSDate?>?
    ) throws -> URL {
        try refuse(url)
        return url
    }

    private func refuse(_ url: URL) throws {
        Notices.current.addInert("FileManager.ubiquitousItem", .absent("iCloud account"))
        throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }

    /// Fails as on a phone, which has no trash.
    public func trashItem(
        at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
    ) throws {
        throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
}

extension Notification.Name {
    public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}

/// The state of a file in iCloud.
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let notDownloaded = URLUbiquitousItemDownloadingStatus(rawValue: "NotDownloaded")
    public static let downloaded = URLUbiquitousItemDownloadingStatus(rawValue: "Downloaded")
    public static let current = URLUbiquitousItemDownloadingStatus(rawValue: "Current")
}
