import SwiftUI
import UIKit

public enum WKBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData, failed
}

/// The events that delegates of watch extensions and of watch apps receive.
@MainActor @preconcurrency
public protocol _WKLifeCycleDelegate: NSObjectProtocol {
    func applicationDidFinishLaunching()
    func applicationDidBecomeActive()
    func applicationWillResignActive()
    func applicationWillEnterForeground()
    func applicationDidEnterBackground()
    func applicationShouldRequestHealthAuthorization()
    func handle(_ userActivity: NSUserActivity)
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
    func handle(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    func handleUserActivity(_ userInfo: [AnyHashable: Any]?)
    func handleRemoteNowPlayingActivity()
    func deviceOrientationDidChange()
    func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
    func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
    func didReceiveRemoteNotification(
        _ userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void)
}

extension _WKLifeCycleDelegate {
    public func applicationDidFinishLaunching() {}
    public func applicationDidBecomeActive() {}
    public func applicationWillResignActive() {}
    public func applicationWillEnterForeground() {}
    public func applicationDidEnterBackground() {}
    public func applicationShouldRequestHealthAuthorization() {}
    public func handle(_ userActivity: NSUserActivity) {}
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
    public func handle(_ extendedRuntimeSession: WKExtendedRuntimeSession) {}
    public func handleUserActivity(_ userInfo: [AnyHashable: Any]?) {}
    public func handleRemoteNowPlayingActivity() {}
    public func deviceOrientationDidChange() {}
    public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {}
    public func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) {}
    public func didReceiveRemoteNotification(
        _ userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
}

@MainActor @preconcurrency
public protocol WKExtensionDelegate: _WKLifeCycleDelegate {}

@MainActor @preconcurrency
public protocol WKApplicationDelegate: _WKLifeCycleDelegate {}

/// Sets a SwiftUI app's delegate.
@MainActor @preconcurrency @propertyWrapper
public struct WKExtensionDelegateAdaptor<DelegateType: NSObject & WKExtensionDelegate>: DynamicProperty {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// No code of a widget comes here: the app that has the adaptor does not run.
    public var wrappedValue: DelegateType {
        preconditionFailure("\(DelegateType.self) requires an app; a widget extension has no application delegate")
    }
}

/// Sets a SwiftUI app's delegate.
@MainActor @preconcurrency @propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate>: DynamicProperty {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// No code of a widget comes here: the app that has the adaptor does not run.
    public var wrappedValue: DelegateType {
        preconditionFailure("\(DelegateType.self) requires an app; a widget extension has no application delegate")
    }
}
