import SwiftUI
import WidgetKit

/// A gauge with the width of one screen's medium widget.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Water").font(.headline).widgetAccentable()
            Gauge(value: 0.4) { Text("Glasses") }
                .gaugeStyle(.accessoryLinearCapacity)
                #if FAULT
                    .frame(width: 306)
                #else
                    .frame(maxWidth: 306)
                #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
