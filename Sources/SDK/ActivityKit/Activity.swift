import Foundation
import FoundationSupplement

/// A running Live Activity.
///
/// The app starts activities; it does not run here, so a request is refused with
/// `ActivityAuthorizationError.visibility` as for an app in the background. Activities that the user started are
/// available to the intents of the activities' buttons, which can update and end them; anywhere else lists and
/// sequences are empty.
///
/// Sendable because its properties are constants and what changes is behind the mutex of `RunningActivities`.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    private let firstContent: ActivityContent<ContentState>

    init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
        self.id = id
        self.attributes = attributes
        firstContent = content
    }

    public var content: ActivityContent<ContentState> {
        guard let entry = RunningActivities.entry(id), let content = Self.content(of: entry) else {
            return firstContent
        }
        return content
    }

    public var activityState: ActivityState { RunningActivities.entry(id)?.phase ?? .dismissed }
    public var contentState: ContentState { content.state }
    public var isActive: Bool { activityState == .active || activityState == .stale }
    public var pushToken: Data? { nil }

    public static var activities: [Activity<Attributes>] {
        let running = RunningActivities.all
        if running.isEmpty { ActivityUse.note("Activity.activities") }
        return running.compactMap { entry in
            guard let attributes = entry.attributes as? Attributes, let content = content(of: entry) else { return nil }
            return Activity(id: entry.id, attributes: attributes, content: content)
        }
    }

    private static func content(of entry: RunningActivities.Entry) -> ActivityContent<ContentState>? {
        (entry.state as? ContentState).map {
            ActivityContent(state: $0, staleDate: entry.staleDate, relevanceScore: entry.relevanceScore)
        }
    }
}

// MARK: Starting, changing and ending

extension Activity {
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try rejected()
    }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> {
        try rejected()
    }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        try rejected()
    }

    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try rejected()
    }

    private static func rejected() throws -> Activity<Attributes> {
        ActivityUse.note("Activity.request")
        throw ActivityAuthorizationError.visibility
    }

    public func update(_ content: ActivityContent<ContentState>) async {
        change(to: content)
    }

    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async {
        change(to: content)
    }

    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        change(to: content)
    }

    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        change(to: ActivityContent(state: contentState, staleDate: nil))
    }

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        finish(with: content?.state, dismissalPolicy)
    }

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {
        finish(with: content?.state, dismissalPolicy)
    }

    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        finish(with: contentState, dismissalPolicy)
    }

    private func change(to content: ActivityContent<ContentState>) {
        let isDone = RunningActivities.update(
            id, state: content.state, staleDate: content.staleDate, relevanceScore: content.relevanceScore)
        if !isDone { ActivityUse.note("Activity.update") }
    }

    private func finish(with state: ContentState?, _ policy: ActivityUIDismissalPolicy) {
        let isDone = RunningActivities.end(id, state: state, isDismissed: policy == .immediate)
        if !isDone { ActivityUse.note("Activity.end") }
    }
}

// MARK: Changes that an app waits for

extension Activity {
    public typealias ActivityUpdates = _ActivityChanges<Activity<Attributes>>
    public typealias ActivityStateUpdates = _ActivityChanges<ActivityState>
    public typealias ContentUpdates = _ActivityChanges<ActivityContent<ContentState>>
    public typealias ContentStateUpdates = _ActivityChanges<ContentState>
    public typealias PushTokenUpdates = _ActivityChanges<Data>

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

/// Updates of activities. None is running, so the sequence ends immediately.
public struct _ActivityChanges<Element>: AsyncSequence {
    public struct Iterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
    }

    init(_ name: String) {
        ActivityUse.note(name)
    }

    public func makeAsyncIterator() -> Iterator { Iterator() }
}

extension _ActivityChanges: Sendable {}
