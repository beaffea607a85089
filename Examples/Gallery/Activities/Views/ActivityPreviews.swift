import SwiftUI
import WidgetKit

#Preview("Delivery", as: .content, using: DeliveryAttributes.sample) {
    DeliveryActivity()
} contentStates: {
    DeliveryAttributes.ContentState(stage: .packed, arrival: .now.addingTimeInterval(52 * 60), stops: 9)
    DeliveryAttributes.ContentState(stage: .onTheWay, arrival: .now.addingTimeInterval(18 * 60), stops: 3)
    DeliveryAttributes.ContentState(stage: .nearby, arrival: .now.addingTimeInterval(4 * 60), stops: 0)
    DeliveryAttributes.ContentState(stage: .delivered, arrival: .now, stops: 0)
}

#Preview("Match", as: .dynamicIsland(.expanded), using: MatchAttributes.sample) {
    MatchActivity()
} contentStates: {
    MatchAttributes.ContentState(home: 0, away: 0, phase: .firstHalf, start: .now.addingTimeInterval(-11 * 60))
    MatchAttributes.ContentState(
        home: 2, away: 1, phase: .secondHalf, start: .now.addingTimeInterval(-23 * 60), event: "Goal by Okafor")
    MatchAttributes.ContentState(home: 2, away: 2, phase: .over, start: .now)
}
