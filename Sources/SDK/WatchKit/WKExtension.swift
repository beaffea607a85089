import UIKit
import UserNotifications

public enum WKApplicationState: Int, Sendable {
    case active = 0
    case inactive, background
}

/// The app of a watch. A complication isn't one: app-only calls are accepted and reported.
@MainActor @preconcurrency
open class WKExtension: NSObject {
    private static let instance = WKExtension()
    open class func shared() -> WKExtension { instance }

    nonisolated public static let applicationDidFinishLaunchingNotification = NSNotification.Name(
        "WKApplicationDidFinishLaunchingNotification")
    nonisolated public static let applicationDidBecomeActiveNotification = NSNotification.Name(
        "WKApplicationDidBecomeActiveNotification")
    nonisolated public static let applicationWillResignActiveNotification = NSNotification.Name(
        "WKApplicationWillResignActiveNotification")
    nonisolated public static let applicationWillEnterForegroundNotification = NSNotification.Name(
        "WKApplicationWillEnterForegroundNotification")
    nonisolated public static let applicationDidEnterBackgroundNotification = NSNotification.Name(
        "WKApplicationDidEnterBackgroundNotification")

    open weak var delegate: (any WKExtensionDelegate)?
    open var rootInterfaceController: WKInterfaceController? { nil }
    open var visibleInterfaceController: WKInterfaceController? { nil }
    open var applicationState: WKApplicationState { .background }
    open var isApplicationRunningInDock: Bool { false }
    open var isAutorotating = false
    open var isAutorotated: Bool { false }
    open var isFrontmostTimeoutExtended = false
    open var isRegisteredForRemoteNotifications: Bool { false }
    open var globalTintColor: UIColor { .systemBlue }
    open func openSystemURL(_ url: URL) { Notices.current.addInert("WKExtension.openSystemURL", .appOnly) }
    open func registerForRemoteNotifications() {
        Notices.current.addInert("WKExtension.registerForRemoteNotifications", .appOnly)
    }
    open func unregisterForRemoteNotifications() {}
    open func enableWaterLock() {}

    open func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        Notices.current.addInert("WKExtension.scheduleBackgroundRefresh", .appOnly)
        scheduledCompletion(CocoaError(.featureUnsupported))
    }

    open func scheduleSnapshotRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        Notices.current.addInert("WKExtension.scheduleSnapshotRefresh", .appOnly)
        scheduledCompletion(CocoaError(.featureUnsupported))
    }
}

@MainActor @preconcurrency
open class WKApplication: NSObject {
    private static let instance = WKApplication()
    open class func shared() -> WKApplication { instance }

    nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
        "WKApplicationDidFinishLaunchingNotification")
    nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
        "WKApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = NSNotification.Name(
        "WKApplicationWillResignActiveNotification")
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
        "WKApplicationWillEnterForegroundNotification")
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
        "WKApplicationDidEnterBackgroundNotification")

    open weak var delegate: (any WKApplicationDelegate)?
    open var rootInterfaceController: WKInterfaceController? { nil }
    open var visibleInterfaceController: WKInterfaceController? { nil }
    open var applicationState: WKApplicationState { .background }
    open var isApplicationRunningInDock: Bool { false }
    open var isAutorotating = false
    open var isAutorotated: Bool { false }
    open var isRegisteredForRemoteNotifications: Bool { false }
    open var globalTintColor: UIColor { .systemBlue }
    open func openSystemURL(_ url: URL) { Notices.current.addInert("WKApplication.openSystemURL", .appOnly) }
    open func registerForRemoteNotifications() {
        Notices.current.addInert("WKApplication.registerForRemoteNotifications", .appOnly)
    }
    open func unregisterForRemoteNotifications() {}

    open func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        Notices.current.addInert("WKApplication.scheduleBackgroundRefresh", .appOnly)
        scheduledCompletion(CocoaError(.featureUnsupported))
    }

    open func scheduleSnapshotRefresh(
        withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        Notices.current.addInert("WKApplication.scheduleSnapshotRefresh", .appOnly)
        scheduledCompletion(CocoaError(.featureUnsupported))
    }
}
