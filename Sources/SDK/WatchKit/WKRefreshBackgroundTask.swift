/// Work that the system gives to an app in the background; a widget gets none.
@MainActor @preconcurrency
open class WKRefreshBackgroundTask: NSObject {
    open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
    open var expirationHandler: (() -> Void)?
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}

@MainActor @preconcurrency
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}

public enum WKSnapshotReason: Int, Sendable {
    case appScheduled = 0
    case returnToDefaultState, complicationUpdate, prelaunch, appBackgrounded
}

@MainActor @preconcurrency
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
    open var returnToDefaultState: Bool { false }
    open var reasonForSnapshot: WKSnapshotReason { .appScheduled }
    open func setTaskCompleted(
        restoredDefaultState: Bool, estimatedSnapshotExpiration: Date?,
        userInfo: (any NSSecureCoding & NSObjectProtocol)?
    ) {}
}

@MainActor @preconcurrency
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
    open var sessionIdentifier: String { "" }
}

@MainActor @preconcurrency
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}

@MainActor @preconcurrency
open class WKRelevantShortcutRefreshBackgroundTask: WKRefreshBackgroundTask {}

@MainActor @preconcurrency
open class WKIntentDidRunRefreshBackgroundTask: WKRefreshBackgroundTask {}

@MainActor @preconcurrency
open class WKBluetoothAlertRefreshBackgroundTask: WKRefreshBackgroundTask {}

public enum WKExtendedRuntimeSessionState: Int, Sendable {
    case notStarted = 0
    case scheduled, running, invalid
}

public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
    case error = -1
    case none = 0
    case sessionInProgress, expired, resignedFrontmost, suppressedBySystem
}

public enum WKExtendedRuntimeSessionAutoLaunchAuthorizationStatus: Int, Sendable {
    case unknown = 0
    case inactive, active
}

@MainActor @preconcurrency
public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {
    func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    func extendedRuntimeSession(
        _ extendedRuntimeSession: WKExtendedRuntimeSession,
        didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}

@MainActor @preconcurrency
open class WKExtendedRuntimeSession: NSObject {
    open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
    open private(set) var state = WKExtendedRuntimeSessionState.notStarted
    open var expirationDate: Date? { nil }

    public override init() {
        super.init()
    }

    open func start() {
        Notices.current.addInert("WKExtendedRuntimeSession.start", .appOnly)
        state = .invalid
    }
    open func start(at date: Date) { start() }
    open func invalidate() { state = .invalid }
    open func notifyUser(hapticType type: WKHapticType, repeatHandler: ((inout WKHapticType) -> TimeInterval)? = nil) {}
}
