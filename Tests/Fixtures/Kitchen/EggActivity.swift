import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct EggAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
        var isDone = false
    }

    var eggs: Int
}

/// Gives the egg another minute.
struct LongerIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Longer"

    func perform() async throws -> some IntentResult {
        for activity in Activity<EggAttributes>.activities {
            var state = activity.content.state
            state.minutes += 1
            await activity.update(ActivityContent(state: state, staleDate: nil))
        }
        return .result()
    }
}

struct TakeOutIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Take out"

    func perform() async throws -> some IntentResult {
        for activity in Activity<EggAttributes>.activities {
            var state = activity.content.state
            state.isDone = true
            await activity.end(ActivityContent(state: state, staleDate: nil))
        }
        return .result()
    }
}

/// An egg timer: the Lock Screen and the expanded island have its buttons.
struct EggActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: EggAttributes.self) { context in
            HStack {
                VStack(alignment: .leading) {
                    Text("\(context.attributes.eggs) eggs").font(.headline)
                    Text(context.isStale ? "Nobody knows" : "\(context.state.minutes) min")
                }
                Spacer()
                if context.state.isDone {
                    Text("Done")
                } else {
                    Button("Longer", intent: LongerIntent())
                    Button("Take out", intent: TakeOutIntent())
                }
            }
            .padding()
            .foregroundStyle(.white)
            .activityBackgroundTint(.indigo)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Image(systemName: "timer") }
                DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes) min") }
                DynamicIslandExpandedRegion(.bottom) {
                    Button("Longer", intent: LongerIntent())
                }
            } compactLeading: {
                Image(systemName: "timer")
            } compactTrailing: {
                Text("\(context.state.minutes)")
            } minimal: {
                Text("\(context.state.minutes)")
            }
            .widgetURL(URL(string: "kitchen://egg"))
        }
    }
}

#Preview(as: .content, using: EggAttributes(eggs: 3)) {
    EggActivity()
} contentStates: {
    EggAttributes.ContentState(minutes: 6)
    EggAttributes.ContentState(minutes: 2)
}

struct SiltAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var depth: Double
    }
}

/// Without previews, and with one side of the island empty.
struct SiltActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: SiltAttributes.self) { context in
            Text("Silt \(context.state.depth, specifier: "%.1f")")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("Silt") }
            } compactLeading: {
                Text("S")
            } compactTrailing: {
                EmptyView()
            } minimal: {
                Text("S")
            }
        }
    }
}
