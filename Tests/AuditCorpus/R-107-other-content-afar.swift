// PLATFORM visionOS
// OUTCOME needs-review
import SwiftUI
import WidgetKit

/// From afar the widget shows nothing of what it shows nearby.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Watch your plants."

    @Environment(\.levelOfDetail) private var detail

    var body: some View {
        Group {
            if detail == .simplified {
                #if FAULT
                    Text("Noon").font(.largeTitle)
                #else
                    Text("Fern").font(.largeTitle)
                #endif
            } else {
                VStack(spacing: 8) {
                    Text("Fern").font(.title)
                    Label("Thirsty", systemImage: "drop")
                        .font(.headline)
                        .widgetAccentable()
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
