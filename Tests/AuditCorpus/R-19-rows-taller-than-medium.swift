// ONLY small-screen
import SwiftUI
import WidgetKit

/// Three rows of a height in points, which the medium size has on large screens only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            row("Solar", "house.fill")
            row("Battery", "battery.100")
            row("Grid", "bolt.fill")
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private func row(_ name: String, _ symbol: String) -> some View {
        HStack {
            Label(name, systemImage: symbol).font(.subheadline)
            Spacer()
            Text("steady").font(.subheadline)
        }
        #if FAULT
            .frame(height: 40)
        #else
            .frame(maxHeight: 40)
        #endif
        .background(.yellow.opacity(0.2), in: .rect(cornerRadius: 6))
    }
}
