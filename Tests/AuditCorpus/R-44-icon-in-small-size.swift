// ONLY small
import SwiftUI
import WidgetKit

/// The small size copies the icon, the medium size informs.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack(spacing: 14) {
            Image(systemName: "bicycle")
                .font(.largeTitle)
                .frame(width: 64, height: 64)
                .background(.green.opacity(0.3), in: .circle)
                .accessibilityLabel("Bicycle")
            #if FAULT
                if family == .systemMedium { distance }
            #else
                if family == .systemMedium { distance } else { Text("Far").font(.headline) }
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var distance: some View {
        VStack(alignment: .leading) {
            Text("Far enough").font(.headline).widgetAccentable()
            Text("for this week").font(.subheadline)
        }
    }
}
