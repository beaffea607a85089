// ONLY dark
import SwiftUI

/// A bar that reaches far into the margin in dark only.
struct ProbeView: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Storage").font(.headline).widgetAccentable()
            Capsule()
                .fill(.orange)
                .frame(height: 14)
                #if FAULT
                    .padding(.horizontal, scheme == .dark ? -8 : 0)
                #else
                    .padding(.horizontal, scheme == .dark ? -2 : 0)
                #endif
                .accessibilityElement()
                .accessibilityLabel("Half full")
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
