import Foundation
import FoundationSupplement

/// A running Live Activity. The app starts activities; it does not run here, so none runs: lists and sequences are
/// empty, and a request is refused with `ActivityAuthorizationError.visibility` as for an app in the background.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>
    public let activityState: ActivityState

    init(id: String, attributes: Attributes, content: ActivityContent<ContentState>, activityState: ActivityState) {
        self.id = id
        self.attributes = attributes
        self.content = content
        self.activityState = activityState
    }

    public var contentState: ContentState { content.state }
    public var isActive: Bool { activityState == .active || activityState == .stale }
    public var pushToken: Data? { nil }

    public static var activities: [Activity<Attributes>] {
        ActivityUse.note("Activity.activities")
        return []
    }
}

// MARK: Starting, changing and ending

extension Activity {
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try refused()
    }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> {
        try refused()
    }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        try refused()
    }

    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try refused()
    }

    private static func refused() throws -> Activity<Attributes> {
        ActivityUse.note("Activity.request")
        throw ActivityAuthorizationError.visibility
    }

    public func update(_ content: ActivityContent<ContentState>) async {
        ActivityUse.note("Activity.update")
    }

    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async {
        ActivityUse.note("Activity.update")
    }

    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        ActivityUse.note("Activity.update")
    }

    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        ActivityUse.note("Activity.update")
    }

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        ActivityUse.note("Activity.end")
    }

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {
        ActivityUse.note("Activity.end")
    }

    public func end(using contentState: ContentState?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
        ActivityUse.note("Activity.end")
    }
}

// MARK: Changes that an app waits for

extension Activity {
    public typealias ActivityUpdates = ActivityChanges<Activity<Attributes>>
    public typealias ActivityStateUpdates = ActivityChanges<ActivityState>
    public typealias ContentUpdates = ActivityChanges<ActivityContent<ContentState>>
    public typealias ContentStateUpdates = ActivityChanges<ContentState>
    public typealias PushTokenUpdates = ActivityChanges<Data>

    public static var activityUpdates: ActivityUpdates { ActivityUpdates("Activity.activityUpdates") }
    public static var pushToStartToken: Data? { nil }
    public static var pushToStartTokenUpdates: PushTokenUpdates {
        PushTokenUpdates("Activity.pushToStartTokenUpdates")
    }

    public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates("Activity.activityStateUpdates") }
    public var contentUpdates: ContentUpdates { ContentUpdates("Activity.contentUpdates") }
    public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates("Activity.contentStateUpdates") }
    public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates("Activity.pushTokenUpdates") }
}

/// Changes of activities. None runs, so the sequence ends at once.
public struct ActivityChanges<Element>: AsyncSequence {
    public struct Iterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
    }

    init(_ name: String) {
        ActivityUse.note(name)
    }

    public func makeAsyncIterator() -> Iterator { Iterator() }
}

extension ActivityChanges: Sendable {}
