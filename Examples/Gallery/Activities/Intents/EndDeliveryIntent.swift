import ActivityKit
import AppIntents

/// Ends the Live Activity of a parcel that has arrived.
struct EndDeliveryIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "End Delivery"
    static let isDiscoverable = false

    @Parameter(title: "Order")
    var order: String

    init() {}

    init(order: String) {
        self.order = order
    }

    func perform() async throws -> some IntentResult {
        for activity in Activity<DeliveryAttributes>.activities where activity.attributes.order == order {
            await activity.end(nil, dismissalPolicy: .immediate)
        }
        return .result()
    }
}
