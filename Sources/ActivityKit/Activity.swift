import Foundation

/// A running Live Activity. Activities belong to the app, which does not run here: the list is empty, and a request is
/// refused with `ActivityAuthorizationError.visibility` as for an app in the background.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
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
    public var pushToken: Data? { nil }

    public static var activities: [Activity<Attributes>] { [] }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.visibility
    }

    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        throw ActivityAuthorizationError.visibility
    }

    public func update(_ content: ActivityContent<ContentState>) async {}
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async {}
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    public func end(using contentState: ContentState?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
}
