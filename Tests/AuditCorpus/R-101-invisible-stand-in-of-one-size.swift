// ONLY medium
import SwiftUI
import WidgetKit

/// In the medium size the shape that replaces the weather symbol cannot be seen.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.redactionReasons) private var reasons
    @Environment(\.widgetFamily) private var family

    private var strength: Double {
        #if FAULT
            family == .systemMedium ? 0 : 0.4
        #else
            0.4
        #endif
    }

    var body: some View {
        HStack(spacing: 12) {
            if reasons.contains(.placeholder) {
                Circle()
                    .fill(.gray.opacity(strength))
                    .frame(width: 40, height: 40)
            } else {
                Image(systemName: "cloud.rain.fill")
                    .font(.title)
                    .frame(width: 40, height: 40)
                    .accessibilityLabel("Rain")
            }
            Text("Oslo")
                .font(.headline)
            if family == .systemMedium {
                Spacer()
                Text("Wet until night")
                    .font(.subheadline)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
