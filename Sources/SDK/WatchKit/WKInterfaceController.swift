import SwiftUI
import UIKit
import UserNotifications

public enum WKPageOrientation: Int, Sendable {
    case horizontal = 0
    case vertical
}

public enum WKTextInputMode: Int, Sendable {
    case plain = 0
    case allowEmoji, allowAnimatedEmoji
}

public enum WKAlertControllerStyle: Int, Sendable {
    case alert = 0
    case sideBySideButtonsAlert, actionSheet
}

public enum WKAlertActionStyle: Int, Sendable {
    case `default` = 0
    case cancel, destructive
}

public enum WKMenuItemIcon: Int, Sendable {
    case accept = 0
    case add, block, decline, info, maybe, more, mute, pause, play, `repeat`, resume, share, shuffle, speaker, trash
}

@MainActor @preconcurrency
open class WKAlertAction: NSObject {
    public convenience init(title: String, style: WKAlertActionStyle, handler: @escaping () -> Void) { self.init() }
}

/// A screen of a watch app; none is shown.
@MainActor @preconcurrency
open class WKInterfaceController: NSObject {
    public override init() {
        super.init()
    }

    open var contentFrame: CGRect { .zero }
    open func awake(withContext context: Any?) {}
    open func willActivate() {}
    open func didDeactivate() {}
    open func didAppear() {}
    open func willDisappear() {}
    open func table(_ table: WKInterfaceTable, didSelectRowAt rowIndex: Int) {}
    open func handleAction(withIdentifier identifier: String?, for notification: UNNotification) {}
    open func handleUserActivity(_ userInfo: [AnyHashable: Any]?) {}
    open func setTitle(_ title: String?) {}
    open func pushController(withName name: String, context: Any?) {}
    open func pop() {}
    open func popToRootController() {}
    open func scroll(to object: WKInterfaceObject, at scrollPosition: Any, animated: Bool) {}
    open class func reloadRootPageControllers(
        withNames names: [String], contexts: [Any]?, orientation: WKPageOrientation, pageIndex: Int
    ) {}
    open func becomeCurrentPage() {}
    open func presentController(withName name: String, context: Any?) {}
    open func presentController(withNames names: [String], contexts: [Any]?) {}
    open func dismiss() {}
    open func presentTextInputController(
        withSuggestions suggestions: [String]?, allowedInputMode inputMode: WKTextInputMode,
        completion: @escaping ([Any]?) -> Void
    ) { completion(nil) }
    open func dismissTextInputController() {}
    open func presentAlert(
        withTitle title: String?, message: String?, preferredStyle: WKAlertControllerStyle, actions: [WKAlertAction]
    ) {}
    open func contextForSegue(withIdentifier segueIdentifier: String) -> Any? { nil }
    open func addMenuItem(with itemIcon: WKMenuItemIcon, title: String, action: Selector) {}
    open func clearAllMenuItems() {}
    open func update(_ activity: NSUserActivity) {}
    open func invalidateUserActivity() {}
}

@MainActor @preconcurrency
open class WKUserNotificationInterfaceController: WKInterfaceController {
    open var notificationActions: [UNNotificationAction] = []
    open func didReceive(_ notification: UNNotification) {}
    open func suggestionsForResponseToAction(
        withIdentifier identifier: String, for notification: UNNotification, inputLanguage: String
    ) -> [String] { [] }
    open func performNotificationDefaultAction() {}
    open func performDismissAction() {}
}

@MainActor @preconcurrency
open class WKHostingController<Body: View>: WKInterfaceController {
    open var body: Body { preconditionFailure("\(Self.self) must override body") }
    open func setNeedsBodyUpdate() {}
    open func updateBodyIfNeeded() {}
}

@MainActor @preconcurrency
open class WKUserNotificationHostingController<Body: View>: WKUserNotificationInterfaceController {
    open var body: Body { preconditionFailure("\(Self.self) must override body") }
    open class var isInteractive: Bool { false }
    open class var sashColor: Color? { nil }
    open class var titleColor: Color? { nil }
    open class var subtitleColor: Color? { nil }
    open class var wantsSashBlur: Bool { false }
    open func setNeedsBodyUpdate() {}
    open func updateBodyIfNeeded() {}
}
