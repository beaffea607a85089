// ONLY small-screen
import SwiftUI
import WidgetKit

/// Buttons that share the height of the large size, and are too small on the smallest screen only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    #if FAULT
        private static let count = 6
    #else
        private static let count = 5
    #endif

    var body: some View {
        VStack(spacing: 8) {
            ForEach(0..<Self.count, id: \.self) { scene in
                Button(intent: Refresh()) {
                    Label(["Dim", "Dinner", "Film", "Party", "Sleep", "Work"][scene], systemImage: "lightbulb")
                        .lineLimit(1)
                        .minimumScaleFactor(0.3)
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .buttonStyle(.plain)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
