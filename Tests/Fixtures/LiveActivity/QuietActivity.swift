import ActivityKit
import SwiftUI
import WidgetKit

/// Without previews, without regions, and with types that ask a lot of a decoder.
struct QuietAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        enum Step: Codable, Hashable {
            case waiting(minutes: Int)
            case done
        }

        enum Level: Int, Codable, Hashable, CaseIterable {
            case low = 7
            case high = 9
        }

        struct Branch: Codable, Hashable {
            var name: String
            var branches: [Branch]
        }

        var step: Step
        var level: Level
        var window: ClosedRange<Date>
        var tree: Branch
        var driverName: String
        var link: URL?
        var counts: [String: Int]
    }
}

struct QuietActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: QuietAttributes.self) { context in
            Text("\(context.state.driverName) \(context.state.level.rawValue) \(context.state.tree.branches.count)")
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text(context.state.driverName) }
            } compactLeading: {
                EmptyView()
            } compactTrailing: {
                EmptyView()
            } minimal: {
                EmptyView()
            }
        }
    }
}

struct TallAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var height: Double
    }
}

struct TallActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TallAttributes.self) { context in
            Color.green.frame(height: context.state.height)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) {
                    Color.green.frame(height: context.state.height).containerBackground(.red, for: .widget)
                }
            } compactLeading: {
                Text("A text that is far too long")
            } compactTrailing: {
                Text("t")
            } minimal: {
                Text("A text that is far too long")
            }
            .contentMargins(.bottom, 4, for: .expanded)
        }
    }
}

struct TallActivity_Previews: PreviewProvider {
    static var previews: some View {
        TallAttributes().previewContext(.init(height: 100), viewKind: .content).previewDisplayName("Fits")
        TallAttributes().previewContext(.init(height: 300), isStale: true, viewKind: .dynamicIsland(.expanded))
    }
}
