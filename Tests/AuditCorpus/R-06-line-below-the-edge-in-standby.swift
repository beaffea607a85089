// ONLY standby
import SwiftUI
import WidgetKit

/// The second line is below the edge where the widget has no background, as in StandBy.
struct ProbeView: View {
    @Environment(\.showsWidgetContainerBackground) private var hasBackground

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Image(systemName: "cup.and.saucer.fill").font(.title2).accessibilityLabel("Coffee")
            Text("Flat white").font(.headline).widgetAccentable()
            Text("ready to collect")
                .font(.caption)
                #if FAULT
                    .offset(y: hasBackground ? 0 : 84)
                #else
                    .offset(y: hasBackground ? 0 : 2)
                #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
