/// Whether activities can be started. A widget extension cannot start any.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }

    public var activityEnablementUpdates: _ActivityChanges<Bool> {
        _ActivityChanges("ActivityAuthorizationInfo.activityEnablementUpdates")
    }

    public var frequentPushEnablementUpdates: _ActivityChanges<Bool> {
        _ActivityChanges("ActivityAuthorizationInfo.frequentPushEnablementUpdates")
    }
}
