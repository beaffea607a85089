@_exported import Foundation
import FoundationSupplement

/// What a Live Activity shows: fixed attributes and a state that changes.
public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// A state of a Live Activity with its age and weight.
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

/// What a person sees and hears when an activity changes.
public struct AlertConfiguration: Sendable {
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

public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    case denied, globalMaximumExceeded, targetMaximumExceeded, unsupported, unsupportedTarget, visibility
    case attributesTooLarge, malformedActivityIdentifier, missingProcessIdentifier, persistenceFailure
    case reconnectNotPermitted, unentitled
}
