// ONLY small-screen
import SwiftUI
import WidgetKit

/// A title that loses its end on the smallest screen only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        HStack {
            Image(systemName: "sailboat.fill").font(.title2).accessibilityHidden(true)
            Text("Regatta around the islands")
                .font(.title3)
                #if FAULT
                    .lineLimit(1)
                #else
                    .lineLimit(3)
                #endif
            Spacer(minLength: 0)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
