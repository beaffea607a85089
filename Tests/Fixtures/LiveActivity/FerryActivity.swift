import ActivityKit
import SwiftUI
import WidgetKit

@main
struct FerryBundle: WidgetBundle {
    var body: some Widget {
        FerryActivity()
        QuietActivity()
        TallActivity()
    }
}

struct FerryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        enum Phase: String, Codable, Hashable { case boarding, sailing, moored }

        var phase: Phase
        var progress: Double
        var arrival: Date
        var gate: String?
    }

    var ship: String
}

extension FerryAttributes.ContentState {
    static let boarding = Self(phase: .boarding, progress: 0.25, arrival: Date(timeIntervalSinceReferenceDate: 3600))
    static let sailing = Self(
        phase: .sailing, progress: 0.5, arrival: Date(timeIntervalSinceReferenceDate: 1800), gate: "B2")
}

struct FerryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: FerryAttributes.self) { context in
            FerryBanner(context: context)
                .activityBackgroundTint(Color(red: 0, green: 0.2, blue: 0.4))
                .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Text("Ship").dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                DynamicIslandExpandedRegion(.trailing, priority: 1) {
                    Text(context.state.gate ?? "Gate?")
                }
                DynamicIslandExpandedRegion(.center) { Text(context.attributes.ship) }
                DynamicIslandExpandedRegion(.bottom) {
                    ProgressView(value: context.state.progress)
                }
            } compactLeading: {
                Image(systemName: "ferry")
            } compactTrailing: {
                Text("\(Int(context.state.progress * 100)) %")
            } minimal: {
                Text("F")
            }
            .widgetURL(URL(string: "ferry://\(context.attributes.ship)"))
            .keylineTint(.orange)
        }
        .supplementalActivityFamilies([.small])
    }
}

struct FerryBanner: View {
    @Environment(\.activityFamily) private var family
    @Environment(\.isActivityFullscreen) private var isFullscreen
    let context: ActivityViewContext<FerryAttributes>

    var body: some View {
        VStack(alignment: .leading) {
            Text(context.attributes.ship).font(.headline)
            Text(context.isStale ? "No news" : context.state.phase.rawValue)
            if family == .small { Text("On the wrist") }
            if isFullscreen { Text("From afar") }
            if family == .medium { ProgressView(value: context.state.progress) }
        }
        .padding(family == .small ? 8 : 16)
        .foregroundStyle(.white)
        .widgetURL(URL(string: "ferry://lock"))
    }
}

#Preview("Sailing", as: .content, using: FerryAttributes(ship: "Aurora")) {
    FerryActivity()
} contentStates: {
    FerryAttributes.ContentState.boarding
    FerryAttributes.ContentState.sailing
}

#Preview("Island", as: .dynamicIsland(.expanded), using: FerryAttributes(ship: "Aurora")) {
    FerryActivity()
} contentStates: {
    FerryAttributes.ContentState.sailing
}
