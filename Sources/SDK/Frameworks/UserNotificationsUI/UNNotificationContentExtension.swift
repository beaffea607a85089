import Foundation
import FoundationSupplement
import UIKit
import UserNotifications

public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
    case none = 0
    case `default` = 1
    case overlay = 2
}

public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    case doNotDismiss = 0
    case dismiss = 1
    case dismissAndForwardAction = 2
}

/// An app's custom notification interface; it is never called here.
@MainActor @preconcurrency
public protocol UNNotificationContentExtension: AnyObject {
    func didReceive(_ notification: UNNotification)
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    var mediaPlayPauseButtonFrame: CGRect { get }
    var mediaPlayPauseButtonTintColor: UIColor { get }
    func mediaPlay()
    func mediaPause()
}

extension UNNotificationContentExtension {
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.doNotDismiss) }
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    public var mediaPlayPauseButtonTintColor: UIColor { .white }
    public func mediaPlay() {}
    public func mediaPause() {}
}

extension NSExtensionContext {
    /// Has no effect: no notification is shown.
    public var notificationActions: [UNNotificationAction] {
        get { [] }
        set {}
    }

    public func mediaPlayingStarted() {}
    public func mediaPlayingPaused() {}
    public func dismissNotificationContentExtension() {}
    public func performNotificationDefaultAction() {}
}
