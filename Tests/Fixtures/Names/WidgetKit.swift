import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct RideAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }

    var name: String
}

struct RideWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RideAttributes.self) { context in
            Text("\(context.state.minutes)").activityBackgroundTint(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
                DynamicIslandExpandedRegion(.bottom, priority: 1) {
                    Text("b").dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
            } compactLeading: {
                Text("l")
            } compactTrailing: {
                Text("t")
            } minimal: {
                Text("m")
            }
            .keylineTint(.red)
            .contentMargins(.horizontal, 4, for: .expanded)
        }
        .supplementalActivityFamilies([.small, .medium])
    }
}

func follow() async throws {
    let content = ActivityContent(state: RideAttributes.ContentState(minutes: 3), staleDate: nil, relevanceScore: 1)
    let activity = try Activity.request(attributes: RideAttributes(name: "x"), content: content, pushType: nil)
    await activity.update(content, alertConfiguration: AlertConfiguration(title: "a", body: "b", sound: .default))
    await activity.end(nil, dismissalPolicy: .after(.now))
    await activity.end(using: RideAttributes.ContentState(minutes: 0), dismissalPolicy: .immediate)
    for await state in activity.activityStateUpdates where state == .dismissed { break }
    WidgetCenter.shared.reloadTimelines(ofKind: "x")
    WidgetCenter.shared.invalidateConfigurationRecommendations()
    for info in try await WidgetCenter.shared.currentConfigurations() { _ = (info.family, info.kind) }
    ControlCenter.shared.reloadAllControls()
}
