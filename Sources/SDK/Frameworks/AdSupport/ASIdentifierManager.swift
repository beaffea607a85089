@_exported import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// The identifier of advertisements: zeros, as where tracking is denied.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()

    open class func shared() -> ASIdentifierManager { manager }

    open var advertisingIdentifier: UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }

    open var isAdvertisingTrackingEnabled: Bool { false }
}
