@_exported import Foundation
import FoundationNetworking
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

open class BADownload: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable {
        case failed = -1
        case created = 0
        case waiting = 1
        case downloading = 2
        case finished = 3
    }

    public struct Priority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let min = Priority(rawValue: 0)
        public static let `default` = Priority(rawValue: 50)
        public static let max = Priority(rawValue: 100)
    }

    public let identifier: String
    public let isEssential: Bool
    public let priority: BADownload.Priority
    open var state: BADownload.State { .created }
    open var uniqueIdentifier: String { identifier }

    init(identifier: String, essential: Bool, priority: BADownload.Priority) {
        self.identifier = identifier
        isEssential = essential
        self.priority = priority
        super.init()
    }
}

open class BAURLDownload: BADownload, @unchecked Sendable {
    public init(
        identifier: String, request: URLRequest, essential: Bool = false, fileSize: Int,
        applicationGroupIdentifier: String, priority: BADownload.Priority = .default
    ) {
        super.init(identifier: identifier, essential: essential, priority: priority)
    }
}

public protocol BADownloadManagerDelegate: NSObjectProtocol {
    func downloadDidBegin(_ download: BADownload)
    func downloadDidPause(_ download: BADownload)
    func download(_ download: BADownload, failedWithError error: any Error)
    func download(_ download: BADownload, finishedWithFileURL fileURL: URL)
}

extension BADownloadManagerDelegate {
    public func downloadDidBegin(_ download: BADownload) {}
    public func downloadDidPause(_ download: BADownload) {}
    public func download(_ download: BADownload, failedWithError error: any Error) {}
    public func download(_ download: BADownload, finishedWithFileURL fileURL: URL) {}
}

/// Downloads files while the app is not running; nothing is downloaded.
open class BADownloadManager: NSObject, @unchecked Sendable {
    private static let theOne = BADownloadManager()

    public class var shared: BADownloadManager { theOne }

    @_GuardedWeak open var delegate: (any BADownloadManagerDelegate)?
    open var currentDownloads: [BADownload] {
        get async throws { [] }
    }

    open func scheduleDownload(_ download: BADownload) throws { throw rejected("scheduleDownload") }
    open func startForegroundDownload(_ download: BADownload) throws { throw rejected("startForegroundDownload") }
    open func cancel(_ download: BADownload) throws {}

    private func rejected(_ name: String) -> any Error {
        Notices.current.addInert("BADownloadManager.\(name)", .appOnly)
        return CocoaError(.featureUnsupported)
    }
}
