import Foundation
import FoundationSupplement
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A list of the best; there is no Game Center, so each request ends with an error.
open class GKLeaderboard: NSObject, @unchecked Sendable {
    public enum TimeScope: Int, Sendable {
        case today = 0
        case week = 1
        case allTime = 2
    }

    public enum PlayerScope: Int, Sendable {
        case global = 0
        case friendsOnly = 1
    }

    public enum LeaderboardType: Int, Sendable {
        case classic = 0
        case recurring = 1
    }

    open class Entry: NSObject, @unchecked Sendable {
        open var player: GKPlayer { GKPlayer() }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "" }
        open var context: Int { 0 }
        open var date: Date { .distantPast }
    }

    open var title: String? { nil }
    open var groupIdentifier: String? { nil }
    open var baseLeaderboardID: String { "" }
    open var type: LeaderboardType { .classic }

    private static func rejection(of call: String) -> GKError {
        Notices.current.addInert("GKLeaderboard." + call, .absent("Game Center"))
        return GKError(.notAuthenticated)
    }

    open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
        throw rejection(of: "loadLeaderboards")
    }

    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) {
        let error = rejection(of: "loadLeaderboards")
        onMainQueueLater { completionHandler(nil, error) }
    }

    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        let error = rejection(of: "submitScore")
        onMainQueueLater { completionHandler(error) }
    }

    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
    ) async throws {
        throw rejection(of: "submitScore")
    }

    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
    ) async throws -> (Entry?, [Entry], Int) {
        throw Self.rejection(of: "loadEntries")
    }

    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) {
        let error = Self.rejection(of: "loadEntries")
        onMainQueueLater { completionHandler(nil, nil, 0, error) }
    }
}

open class GKAchievement: NSObject, @unchecked Sendable {
    open var identifier: String
    open var percentComplete = 0.0
    open var showsCompletionBanner = false
    open var isCompleted: Bool { percentComplete >= 100 }
    open var lastReportedDate: Date { .distantPast }

    public init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    public convenience init(identifier: String, player: GKPlayer) {
        self.init(identifier: identifier)
    }

    open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }

    open class func loadAchievements(
        completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { onMainQueueLater { completionHandler(nil, GKError(.notAuthenticated)) } }
    }

    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        Notices.current.addInert("GKAchievement.report", .absent("Game Center"))
        if let completionHandler { onMainQueueLater { completionHandler(GKError(.notAuthenticated)) } }
    }

    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
    open class func resetAchievements() async throws { throw GKError(.notAuthenticated) }
}
