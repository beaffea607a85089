@_exported import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum VSAccountAccessStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case granted = 3
}

public struct VSCheckAccessOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let prompt = VSCheckAccessOption(rawValue: "VSCheckAccessOptionPrompt")
}

open class VSAccountMetadataRequest: NSObject, @unchecked Sendable {
    open var channelIdentifier: String?
    open var supportedAccountProviderIdentifiers: [String] = []
    open var includeAccountProviderIdentifier = false
    open var includeAuthenticationExpirationDate = false
    open var isInterruptionAllowed = false
}

open class VSAccountMetadata: NSObject, @unchecked Sendable {
    open var accountProviderIdentifier: String? { nil }
    open var authenticationExpirationDate: Date? { nil }
}

open class VSAccountManagerResult: NSObject, @unchecked Sendable {
    open func cancel() {}
}

/// The subscription to television of the user; the app may not know of it.
open class VSAccountManager: NSObject, @unchecked Sendable {
    open func checkAccessStatus(
        options: [VSCheckAccessOption: Any] = [:],
        completionHandler: @escaping @Sendable (VSAccountAccessStatus, (any Error)?) -> Void
    ) {
        completionHandler(.denied, nil)
    }

    @discardableResult
    open func enqueue(
        _ request: VSAccountMetadataRequest,
        completionHandler: @escaping @Sendable (VSAccountMetadata?, (any Error)?) -> Void
    ) -> VSAccountManagerResult {
        Notices.current.addInert("VSAccountManager.enqueue", .unauthorized("subscriptions"))
        completionHandler(nil, CocoaError(.userCancelled))
        return VSAccountManagerResult()
    }
}
