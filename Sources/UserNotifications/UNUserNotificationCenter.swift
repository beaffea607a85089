import Foundation
import FoundationSupplement
import Synchronization

public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2
    case provisional = 3
    case ephemeral = 4
}

/// What the person allows; nobody was asked on the simulated device.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

/// Keeps the notifications that a program asks for. A simulated device shows none of them, which is reported: requests
/// stay pending, permission is not given, and nothing was ever delivered.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()

    private let pending = Mutex<[UNNotificationRequest]>([])

    open class func current() -> UNUserNotificationCenter { shared }

    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        note()
        return false
    }

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        note()
        DispatchQueue.global().async { completionHandler(false, nil) }
    }

    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        DispatchQueue.global().async { completionHandler(UNNotificationSettings()) }
    }

    /// A request of the same identifier takes the place of an earlier one.
    open func add(_ request: UNNotificationRequest) async throws {
        keep(request)
    }

    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        keep(request)
        if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
    }

    open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending.withLock { $0 } }

    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let requests = pending.withLock { $0 }
        DispatchQueue.global().async { completionHandler(requests) }
    }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.withLock { pending in pending.removeAll { identifiers.contains($0.identifier) } }
    }

    open func removeAllPendingNotificationRequests() {
        pending.withLock { $0 = [] }
    }

    open func deliveredNotifications() async -> [UNNotification] { [] }

    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}

    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        note()
    }

    private func keep(_ request: UNNotificationRequest) {
        note()
        pending.withLock { pending in
            pending.removeAll { $0.identifier == request.identifier }
            pending.append(request)
        }
    }

    private func note() {
        Notices.current.add(
            Notices.Notice(
                .note, subject: "UNUserNotificationCenter",
                message: "The simulated device shows no notifications and gives no permission for them.",
                remedy: "Try them on a phone; requests are kept and stay pending."))
    }
}

public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Is told of notifications, of which there are none.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {}
}
