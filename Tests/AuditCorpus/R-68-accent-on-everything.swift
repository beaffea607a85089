// PLATFORM watchOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]
    static let summary: LocalizedStringKey = "Follow your activity."

    var body: some View {
        HStack(spacing: 8) {
            Gauge(value: 0.6) {
                Image(systemName: "figure.walk")
            }
            .gaugeStyle(.accessoryCircularCapacity)
            .accessibilityLabel("Steps")
            #if !FAULT
                .widgetAccentable()
            #endif
            VStack(alignment: .leading) {
                Text("Steps").font(.headline)
                Text("Halfway").font(.body)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
        #if FAULT
            .widgetAccentable()
        #endif
    }
}
