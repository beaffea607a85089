import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

public struct SSReadingListError: _BridgedStoredNSError {
    public let _nsError: NSError

    public init(_nsError error: NSError) {
        _nsError = error
    }

    public static var _nsErrorDomain: String { errorDomain }
    public static var errorDomain: String { "SSReadingListErrorDomain" }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = SSReadingListError

        case urlSchemeNotAllowed = 1
    }

    public static var urlSchemeNotAllowed: Code { .urlSchemeNotAllowed }
}

/// The list of pages to read later; only an app can add to it.
open class SSReadingList: NSObject, @unchecked Sendable {
    private static let shared = SSReadingList()

    open class func `default`() -> SSReadingList? { shared }
    open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased()) }

    open func addItem(with URL: URL, title: String?, previewText: String?) throws {
        guard Self.supportsURL(URL) else { throw SSReadingListError(.urlSchemeNotAllowed) }
        Notices.current.addInert("SSReadingList.addItem", .appOnly)
    }
}
