import Foundation
import FoundationSupplement
import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

open class GKBasePlayer: NSObject {
    open var displayName: String? { nil }
}

/// A player.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
    public enum PhotoSize: Int, Sendable {
        case small = 0
        case normal = 1
    }

    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var alias: String { "" }
    open override var displayName: String? { "" }
    open var guestIdentifier: String? { nil }
    open var isInvitable: Bool { false }
    open func scopedIDsArePersistent() -> Bool { false }
    open class func anonymousGuestPlayer(withIdentifier guestIdentifier: String) -> Self { Self() }

    public required override init() {
        super.init()
    }

    open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError(.notAuthenticated) }

    open func loadPhoto(
        for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { onMainQueueLater { completionHandler(nil, GKError(.notAuthenticated)) } }
    }
}

public protocol GKLocalPlayerListener: AnyObject {}

/// The local player; not authenticated.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let player = GKLocalPlayer()

    open class var local: GKLocalPlayer { player }
    open class func localPlayer() -> GKLocalPlayer { player }
    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { false }
    open var isPersonalizedCommunicationRestricted: Bool { false }

    @_Guarded open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet {
            guard let authenticateHandler else { return }
            Notices.current.addInert("GKLocalPlayer.authenticateHandler", .absent("Game Center"))
            onMainQueueLater { authenticateHandler(nil, GKError(.notAuthenticated)) }
        }
    }

    open func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    open func loadRecentPlayers() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
    open func register(_ listener: any GKLocalPlayerListener) {}
    open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
    open func unregisterAllListeners() {}
}

extension NSNotification.Name {
    public static let GKPlayerAuthenticationDidChangeNotificationName = NSNotification.Name(
        "GKPlayerAuthenticationDidChangeNotificationName")
}
