// ONLY circular
import SwiftUI
import WidgetKit

/// A spinner in the circle of the Lock Screen only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .accessoryCircular]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .accessoryCircular {
            #if FAULT
                ProgressView { Image(systemName: "arrow.down").accessibilityLabel("Download") }
                    .progressViewStyle(.circular)
            #else
                ProgressView(value: 0.6) { Image(systemName: "arrow.down").accessibilityLabel("Download") }
                    .progressViewStyle(.circular)
            #endif
        } else {
            Text("Map loads").font(.headline).dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
    }
}
