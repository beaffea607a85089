import UserNotifications

/// One instance of an app's interface. A widget has none.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    public enum CaptureState: Sendable {
        case inactive, active
    }

    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }
        open var userActivities: Set<NSUserActivity> { [] }
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        open var notificationResponse: UNNotificationResponse? { nil }
    }

    @MainActor @preconcurrency
    open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene?
        open var collectionJoinBehavior = 0
    }

    @MainActor @preconcurrency
    open class OpenURLOptions: NSObject {
        open var sourceApplication: String? { nil }
        open var annotation: Any? { nil }
        open var openInPlace: Bool { false }
    }

    @MainActor @preconcurrency
    open class OpenExternalURLOptions: NSObject {
        open var universalLinksOnly = false
        open var eventAttribution: Any?
    }

    nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
    nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = NSNotification.Name(
        "UISceneWillDeactivateNotification")
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
        "UISceneWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
        "UISceneDidEnterBackgroundNotification")

    public let session: UISceneSession

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    open weak var delegate: (any UISceneDelegate)?
    open var activationState: ActivationState { .unattached }
    open var title: String! = ""
    open var subtitle = ""
    open var activationConditions = UISceneActivationConditions()
    open var pointerLockState: Any? { nil }

    @preconcurrency
    open func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        Notices.current.addInert("UIScene.open", .appOnly)
        if let completion { onMainQueueLater { MainActor.assumeIsolated { completion(false) } } }
    }
}

@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    public let url: URL
    public let options = UIScene.OpenURLOptions()

    init(url: URL) {
        self.url = url
        super.init()
    }
}

@MainActor @preconcurrency
open class UISceneActivationConditions: NSObject {
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

@MainActor @preconcurrency
open class UISceneSession: NSObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    public let role: Role
    public let configuration: UISceneConfiguration
    public let persistentIdentifier: String
    open var scene: UIScene? { nil }
    open var stateRestorationActivity: NSUserActivity?
    open var userInfo: [String: Any]?

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = ""
        super.init()
    }
}

@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?
    open var storyboard: UIStoryboard?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        (self.name, role) = (name, sessionRole)
        super.init()
    }
}

@MainActor @preconcurrency
open class UISceneSessionActivationRequest: NSObject {
    open var role = UISceneSession.Role.windowApplication
    open var session: UISceneSession?
    open var userActivity: NSUserActivity?
    open var options: UIScene.ActivationRequestOptions?

    public convenience init(role: UISceneSession.Role = .windowApplication) {
        self.init()
        self.role = role
    }

    public convenience init(session: UISceneSession) {
        self.init()
        self.session = session
    }
}

@MainActor @preconcurrency
open class UISceneDestructionRequestOptions: NSObject {}

@MainActor @preconcurrency
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
