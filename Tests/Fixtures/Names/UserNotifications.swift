import UserNotifications

final class Reminders: NSObject, UNUserNotificationCenterDelegate {
    private let center = UNUserNotificationCenter.current()

    func prepare() {
        center.delegate = self
        let done = UNNotificationAction(
            identifier: "done", title: "Done", options: [.foreground],
            icon: UNNotificationActionIcon(systemImageName: "checkmark"))
        let answer = UNTextInputNotificationAction(
            identifier: "answer", title: "Answer", options: [], textInputButtonTitle: "Send",
            textInputPlaceholder: "…")
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "water", actions: [done, answer], intentIdentifiers: [], options: .customDismissAction)
        ])
        center.getNotificationSettings { settings in
            guard settings.authorizationStatus == .authorized, settings.alertSetting == .enabled else { return }
        }
        center.requestAuthorization(options: [.alert, .badge, .sound, .provisional]) { granted, error in
            print(granted, error as Any)
        }
    }

    func schedule() async throws {
        let content = UNMutableNotificationContent()
        content.title = "Water"
        content.sound = .default
        content.interruptionLevel = .timeSensitive
        content.attachments = try [UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/a.png"))]
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
        let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
        do {
            try await center.add(request)
        } catch let error as UNError where error.code == .notificationsNotAllowed {
            print(error.localizedDescription)
        }
        try await center.setBadgeCount(0)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        [.banner, .list, .sound]
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if response.actionIdentifier == UNNotificationDefaultActionIdentifier { print(response.notification.request) }
        if let text = (response as? UNTextInputNotificationResponse)?.userText { print(text) }
        completionHandler()
    }
}

final class NotificationService: UNNotificationServiceExtension {
    override func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        let best = request.content.mutableCopy() as? UNMutableNotificationContent
        best?.title += "!"
        contentHandler(best ?? request.content)
    }

    override func serviceExtensionTimeWillExpire() {}
}
