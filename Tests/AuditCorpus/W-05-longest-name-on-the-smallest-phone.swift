// ONLY small-screen
import SwiftUI
import WidgetKit

/// The row is wide enough on large iPhones.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "See the next game."

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "basketball.fill")
                .accessibilityHidden(true)
            Text("Philadelphia")
                .layoutPriority(1)
            Spacer(minLength: 8)
            #if FAULT
                Text("Minneapolis")
            #else
                Text("Boston")
            #endif
        }
        .font(.title3.weight(.semibold))
        .lineLimit(1)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
