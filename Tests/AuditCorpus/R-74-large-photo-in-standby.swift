// OUTCOME needs-review
import SwiftUI
import WidgetKit

/// The photo is larger where the background is removed.
struct ProbeView: View {
    static let summary: LocalizedStringKey = "See a memory of today."

    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    var body: some View {
        VStack(spacing: 6) {
            #if FAULT
                SkyView(side: showsBackground ? 48 : 110)
            #else
                SkyView(side: 48)
            #endif
            if showsBackground {
                Text("Lisbon")
                    .font(.headline)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
