// ONLY mirrored
import SwiftUI
import WidgetKit

/// The price slides out of its column in languages that are read from right to left only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    @Environment(\.layoutDirection) private var direction

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            row("Copper", "Up")
            row("Silver", "Down")
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private func row(_ name: String, _ trend: String) -> some View {
        HStack {
            Text(name).font(.headline)
            Spacer()
            Text(trend).font(.subheadline)
                #if FAULT
                    .offset(x: direction == .rightToLeft ? 30 : 0)
                #endif
                .frame(width: 60)
                .clipped()
        }
    }
}
