import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Messages between the programs of a Mac. A widget receives only its own.
open class DistributedNotificationCenter: NotificationCenter, @unchecked Sendable {
    public struct CenterType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let localNotificationCenterType = CenterType(rawValue: "NSLocalNotificationCenterType")
    }

    public enum SuspensionBehavior: UInt, Sendable {
        case drop = 1
        case coalesce, hold, deliverImmediately
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let deliverImmediately = Options(rawValue: 1)
        public static let postToAllSessions = Options(rawValue: 2)
    }

    private static let center = DistributedNotificationCenter()

    open class func `default`() -> DistributedNotificationCenter { center }
    open class func forType(_ notificationCenterType: CenterType) -> DistributedNotificationCenter { center }

    @_Guarded open var suspended = false

    open func addObserver(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: String?,
        suspensionBehavior: SuspensionBehavior
    ) {}

    open func postNotificationName(
        _ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil,
        deliverImmediately: Bool = false
    ) {
        post(name: name, object: object, userInfo: userInfo)
    }

    open func postNotificationName(
        _ name: Notification.Name, object: String?, userInfo: [AnyHashable: Any]? = nil, options: Options = []
    ) {
        post(name: name, object: object, userInfo: userInfo)
    }
}
