import SwiftUI
import WidgetKit

/// The area of the play button reaches into that of its neighbor.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        HStack(spacing: 14) {
            control("backward.fill", "Back", reach: 0)
            #if FAULT
                control("play.fill", "Play", reach: 12)
            #else
                control("play.fill", "Play", reach: 2)
            #endif
        }
    }

    private func control(_ symbol: String, _ name: String, reach: CGFloat) -> some View {
        Button(intent: Refresh()) {
            Image(systemName: symbol)
                .font(.title3)
                .frame(width: 48, height: 48)
                .padding(reach)
                .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .padding(-reach)
        .accessibilityLabel(name)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
