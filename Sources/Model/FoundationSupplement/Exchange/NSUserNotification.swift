import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A message as Macs showed it before UserNotifications.
open class NSUserNotification: NSObject, NSCopying, @unchecked Sendable {
    public enum ActivationType: Int, Sendable {
        case none, contentsClicked, actionButtonClicked, replied, additionalActionClicked
    }

    open var title: String?
    open var subtitle: String?
    open var informativeText: String?
    open var identifier: String?
    open var actionButtonTitle = ""
    open var otherButtonTitle = ""
    open var hasActionButton = true
    open var hasReplyButton = false
    open var responsePlaceholder: String?
    open var userInfo: [String: Any]?
    open var deliveryDate: Date?
    open var deliveryTimeZone: TimeZone?
    open var deliveryRepeatInterval: DateComponents?
    open var soundName: String?
    open var isPresented: Bool { false }
    open var isRemote: Bool { false }
    open var activationType: ActivationType { .none }
    open var response: NSAttributedString? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public let NSUserNotificationDefaultSoundName = "NSUserNotificationDefaultSoundName"

public protocol NSUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(_ center: NSUserNotificationCenter, didDeliver notification: NSUserNotification)
    func userNotificationCenter(_ center: NSUserNotificationCenter, didActivate notification: NSUserNotification)
    func userNotificationCenter(
        _ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification
    ) -> Bool
}

extension NSUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: NSUserNotificationCenter, didDeliver notification: NSUserNotification
    ) {}
    public func userNotificationCenter(
        _ center: NSUserNotificationCenter, didActivate notification: NSUserNotification
    ) {}
    public func userNotificationCenter(
        _ center: NSUserNotificationCenter, shouldPresent notification: NSUserNotification
    ) -> Bool { false }
}

open class NSUserNotificationCenter: NSObject, @unchecked Sendable {
    // Sendable: every stored property is behind a lock.
    private static let center = NSUserNotificationCenter()
    open class var `default`: NSUserNotificationCenter { center }

    @_GuardedWeak open var delegate: (any NSUserNotificationCenterDelegate)?
    @_Guarded open var scheduledNotifications: [NSUserNotification] = []
    open var deliveredNotifications: [NSUserNotification] { [] }

    open func deliver(_ notification: NSUserNotification) {
        Notices.current.addInert("NSUserNotificationCenter.deliver", .appOnly)
    }

    open func scheduleNotification(_ notification: NSUserNotification) { deliver(notification) }
    open func removeScheduledNotification(_ notification: NSUserNotification) {}
    open func removeDeliveredNotification(_ notification: NSUserNotification) {}
    open func removeAllDeliveredNotifications() {}
}
