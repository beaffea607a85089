import Testing
import UserNotifications

@Suite("Requests for notifications")
struct NotificationRequestTests {
    @Test("A request keeps its content as it was")
    func copied() {
        let content = UNMutableNotificationContent()
        content.title = "Water"
        content.userInfo = ["plant": 1]
        content.relevanceScore = 0.5
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "Feed"
        content.userInfo = [:]
        #expect(request.content.title == "Water" && request.content.relevanceScore == 0.5)
        #expect(request.content.userInfo["plant"] as? Int == 1)
    }
}
