import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// A notification, used before UserNotifications.
open class UILocalNotification: NSObject, NSCopying, @unchecked Sendable {
    open var fireDate: Date?
    open var timeZone: TimeZone?
    open var repeatInterval: NSCalendar.Unit = []
    open var repeatCalendar: Calendar?
    open var alertBody: String?
    open var alertTitle: String?
    open var alertAction: String?
    open var alertLaunchImage: String?
    open var hasAction = true
    open var soundName: String?
    open var applicationIconBadgeNumber = 0
    open var userInfo: [AnyHashable: Any]?
    open var category: String?

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

public struct UIUserNotificationType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UIUserNotificationType(rawValue: 1)
    public static let sound = UIUserNotificationType(rawValue: 2)
    public static let alert = UIUserNotificationType(rawValue: 4)
}

open class UIUserNotificationSettings: NSObject, @unchecked Sendable {
    private let permitted: UIUserNotificationType
    private let known: Set<UIUserNotificationCategory>?

    open var types: UIUserNotificationType { permitted }
    open var categories: Set<UIUserNotificationCategory>? { known }

    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        permitted = types
        known = categories
        super.init()
    }
}

public enum UIUserNotificationActionContext: UInt, Sendable { case `default`, minimal }
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground, background }
public enum UIUserNotificationActionBehavior: UInt, Sendable { case `default`, textInput }

open class UIUserNotificationAction: NSObject, @unchecked Sendable {
    open fileprivate(set) var identifier: String?
    open fileprivate(set) var title: String?
}

open class UIMutableUserNotificationAction: UIUserNotificationAction, @unchecked Sendable {
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    open override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    open var activationMode = UIUserNotificationActivationMode.foreground
    open var behavior = UIUserNotificationActionBehavior.default
    open var isAuthenticationRequired = false
    open var isDestructive = false
}

open class UIUserNotificationCategory: NSObject, @unchecked Sendable {
    open fileprivate(set) var identifier: String?
    private var listed: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { listed[context] }

    fileprivate func set(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        listed[context] = actions
    }
}

open class UIMutableUserNotificationCategory: UIUserNotificationCategory, @unchecked Sendable {
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }

    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        set(actions, for: context)
    }
}

extension UIApplication {
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        Notices.current.addInert("UIApplication.registerUserNotificationSettings", .appOnly)
    }

    public var currentUserNotificationSettings: UIUserNotificationSettings? { nil }
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { [] }
        set { Notices.current.addInert("UIApplication.scheduledLocalNotifications", .appOnly) }
    }

    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        Notices.current.addInert("UIApplication.scheduleLocalNotification", .appOnly)
    }

    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        Notices.current.addInert("UIApplication.presentLocalNotificationNow", .appOnly)
    }

    public func cancelLocalNotification(_ notification: UILocalNotification) {}
    public func cancelAllLocalNotifications() {}
}
