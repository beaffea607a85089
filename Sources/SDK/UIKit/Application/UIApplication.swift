import SwiftUI
import UserNotifications

/// The app. A widget extension isn't one: app-only calls are accepted and reported.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
        case active = 0
        case inactive, background
    }

    private static let application = UIApplication()

    open class var shared: UIApplication { application }

    open weak var delegate: (any UIApplicationDelegate)?

    open var applicationState: State { .background }
    open var isIdleTimerDisabled = false
    open var isProtectedDataAvailable: Bool { true }
    open var applicationIconBadgeNumber = 0
    open var applicationSupportsShakeToEdit = true
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    open var shortcutItems: [UIApplicationShortcutItem]?
    open var isNetworkActivityIndicatorVisible = false
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var statusBarFrame: CGRect { .zero }
    open var isStatusBarHidden: Bool { false }
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    open var keyWindow: UIWindow? { nil }
    open var windows: [UIWindow] { [] }
    open var connectedScenes: Set<UIScene> { [] }
    open var openSessions: Set<UISceneSession> { [] }
    open var supportsMultipleScenes: Bool { false }
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    open var isRegisteredForRemoteNotifications: Bool { false }

    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }
    open func sendEvent(_ event: UIEvent) {}
    open func beginIgnoringInteractionEvents() {}
    open func endIgnoringInteractionEvents() {}
    open var isIgnoringInteractionEvents: Bool { false }

    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }

    open func canOpenURL(_ url: URL) -> Bool { false }

    @preconcurrency
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        Notices.current.addInert("UIApplication.open", .appOnly)
        if let completion { onMainQueueLater { MainActor.assumeIsolated { completion(false) } } }
    }

    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        Notices.current.addInert("UIApplication.open", .appOnly)
        return false
    }

    @discardableResult
    open func openURL(_ url: URL) -> Bool {
        Notices.current.addInert("UIApplication.open", .appOnly)
        return false
    }

    /// The task begins and can run as long as the widget's process does.
    @preconcurrency
    nonisolated open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    @preconcurrency
    nonisolated open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        UIBackgroundTaskIdentifier(rawValue: 1)
    }

    nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    open func registerForRemoteNotifications() {
        Notices.current.addInert("UIApplication.registerForRemoteNotifications", .appOnly)
    }

    open func unregisterForRemoteNotifications() {}

    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}

    @preconcurrency
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        Notices.current.addInert("UIApplication.setAlternateIconName", .appOnly)
        let error = CocoaError(.featureUnsupported)
        if let completionHandler { onMainQueueLater { MainActor.assumeIsolated { completionHandler(error) } } }
    }

    open func setAlternateIconName(_ alternateIconName: String?) async throws {
        Notices.current.addInert("UIApplication.setAlternateIconName", .appOnly)
        throw CocoaError(.featureUnsupported)
    }

    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        Notices.current.addInert("UIApplication.requestSceneSessionActivation", .appOnly)
    }

    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        Notices.current.addInert("UIApplication.activateSceneSession", .appOnly)
    }

    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        Notices.current.addInert("UIApplication.requestSceneSessionDestruction", .appOnly)
    }

    open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
    open func completeStateRestoration() {}
    open func extendStateRestoration() {}
    open func ignoreSnapshotOnNextApplicationLaunch() {}
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
}

public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted = 0
    case denied, available
}

public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData, failed
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

/// Returns immediately: there is no app to keep running.
@MainActor @preconcurrency @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    Notices.current.addInert("UIApplicationMain", .appOnly)
    return 0
}

/// A quick action of an app's icon.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
    open var type: String
    open var localizedTitle: String
    open var localizedSubtitle: String?
    open var icon: UIApplicationShortcutIcon?
    open var userInfo: [String: any NSSecureCoding]?
    open var targetContentIdentifier: Any?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
        super.init()
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

@MainActor @preconcurrency
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}

@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
    public enum IconType: Int, Sendable {
        case compose = 0
        case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud
        case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }

    public convenience init(type: IconType) { self.init() }
    public convenience init(templateImageName: String) { self.init() }
    public convenience init(systemImageName: String) { self.init() }
}
