@_exported import Foundation
import FoundationSupplement

/// What a Live Activity shows: fixed attributes and a state that changes.
public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// A state of a Live Activity with its stale date and relevance score.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    public let state: State
    public let staleDate: Date?
    public let relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}

public enum ActivityState: Codable, Hashable, Sendable {
    case active, ended, dismissed, stale, pending
}

public enum ActivityStyle: Codable, Hashable, Sendable {
    case standard, transient
}

public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case standard, immediate
        case after(Date)
    }

    private let kind: Kind

    public static let `default` = ActivityUIDismissalPolicy(kind: .standard)
    public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(kind: .after(date))
    }
}

public struct PushType: Hashable, Sendable {
    private let name: String

    public static let token = PushType(name: "token")
    public static func channel(_ identifier: String) -> PushType { PushType(name: identifier) }
}

/// The alert for an update of an activity.
public struct AlertConfiguration: Equatable, Sendable {
    public struct AlertSound: Hashable, Sendable {
        private let name: String

        public static let `default` = AlertSound(name: "default")
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}

extension ActivityContent: CustomStringConvertible {
    public var description: String { String(describing: state) }
}

/// Why an activity cannot be started.
public enum ActivityAuthorizationError: CustomNSError, LocalizedError, Hashable, Sendable {
    case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget
    case visibility, persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier
    case reconnectNotPermitted

    public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }

    public var errorCode: Int {
        switch self {
        case .attributesTooLarge: 0
        case .unsupported: 1
        case .denied: 2
        case .globalMaximumExceeded: 3
        case .targetMaximumExceeded: 4
        case .unsupportedTarget: 5
        case .visibility: 6
        case .persistenceFailure: 7
        case .missingProcessIdentifier: 8
        case .unentitled: 9
        case .malformedActivityIdentifier: 10
        case .reconnectNotPermitted: 11
        }
    }

    public var failureReason: String? { "The activity was refused: \(self)." }

    public var errorDescription: String? { failureReason }

    public var recoverySuggestion: String? { nil }
}
