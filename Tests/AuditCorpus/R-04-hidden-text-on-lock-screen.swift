// ONLY lock-screen
import SwiftUI
import WidgetKit

/// The remaining time is not spoken on the Lock Screen only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .accessoryRectangular]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading) {
            Text("Pasta").font(.headline).widgetAccentable()
            Text("Nine minutes left")
                .font(.caption)
                #if FAULT
                    .accessibilityHidden(family == .accessoryRectangular)
                #else
                    .accessibilityHidden(false)
                #endif
            Gauge(value: 0.3) { Text("Cooked") }.gaugeStyle(.accessoryLinearCapacity).labelsHidden()
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
