// ONLY lock-screen
import SwiftUI
import WidgetKit

/// The Lock Screen has a shortcut to the app, without information.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .accessoryCircular]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .accessoryCircular {
            #if FAULT
                ZStack {
                    AccessoryWidgetBackground()
                    Image(systemName: "figure.run").font(.title2).accessibilityLabel("Running")
                }
            #else
                Gauge(value: 0.8) {
                    Image(systemName: "figure.run").accessibilityLabel("Running")
                }
                .gaugeStyle(.accessoryCircularCapacity)
            #endif
        } else {
            Text("Ran today").font(.headline).dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
    }
}
