import Foundation
import UIKit

public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards = 0
    case achievements = 1
    case challenges = 2
    case localPlayerProfile = 3
    case dashboard = 4
    case localPlayerFriendsList = 5
}

@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: AnyObject {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// Shows Game Center; a widget cannot present it.
@MainActor @preconcurrency
open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?

    public convenience init(state: GKGameCenterViewControllerState) {
        self.init(nibName: nil, bundle: nil)
    }

    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {
        self.init(nibName: nil, bundle: nil)
    }

    public convenience init(achievementID: String) {
        self.init(nibName: nil, bundle: nil)
    }
}

/// The user's image over a game; a widget cannot present it.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
    public enum Location: Int, Sendable {
        case topLeading = 0
        case topTrailing = 1
        case bottomLeading = 2
        case bottomTrailing = 3
    }

    public static let shared = GKAccessPoint()

    open var isActive = false
    open var showHighlights = false
    open var location = Location.topLeading
    open var isVisible: Bool { false }
    open var isPresentingGameCenter: Bool { false }
    open func trigger(handler: @escaping () -> Void) {}
    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
