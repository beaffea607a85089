import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite("Regions of the Dynamic Island")
struct DynamicIslandTests {
    @DynamicIslandExpandedContentBuilder
    private func regions(_ isLong: Bool) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedRegion(.leading) { Text("L") }
        DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("T") }
        if isLong {
            DynamicIslandExpandedRegion(.bottom) {
                Text("B")
                Text("C")
            }
        }
    }

    private func island(_ isLong: Bool) -> DynamicIsland {
        DynamicIsland {
            regions(isLong)
            DynamicIslandExpandedRegion(.center) { Text("M") }
        } compactLeading: {
            Text("l")
        } compactTrailing: {
            Text("t")
        } minimal: {
            Text("m")
        }
    }

    @Test("A helper function can provide regions, in order")
    func ownFunction() {
        #expect(island(true).expanded.map(\.position) == [.leading, .trailing, .bottom, .center])
        #expect(island(false).expanded.map(\.position) == [.leading, .trailing, .center])
        #expect(island(false).expanded.map(\.priority) == [0, 1, 0])
    }
}
