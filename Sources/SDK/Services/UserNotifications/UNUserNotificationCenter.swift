import Foundation
import FoundationSupplement
import Synchronization

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Stores the notifications that a program requests. The simulated device does not show them, which is reported:
/// requests stay pending, permission is denied, and nothing is ever delivered.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let shared = UNUserNotificationCenter()

    private let pending = Mutex<[UNNotificationRequest]>([])
    private let categories = Mutex<Set<UNNotificationCategory>>([])

    open class func current() -> UNUserNotificationCenter { shared }

    @_GuardedWeak open var delegate: (any UNUserNotificationCenterDelegate)?

    open var supportsContentExtensions: Bool { true }

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        self.categories.withLock { $0 = categories }
    }

    open func notificationCategories() async -> Set<UNNotificationCategory> { categories.withLock { $0 } }

    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        let categories = categories.withLock { $0 }
        DispatchQueue.global().async { completionHandler(categories) }
    }

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

    /// A request of the same identifier replaces an earlier one.
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

    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        note()
        if let completionHandler { DispatchQueue.global().async { completionHandler(nil) } }
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
                message: "The simulated device shows no notifications and does not authorize them.",
                remedy: "Test them on a device; requests stay pending."))
    }
}
