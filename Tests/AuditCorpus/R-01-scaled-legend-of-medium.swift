// ONLY medium
import SwiftUI
import WidgetKit

/// The legend is scaled down in the medium size only.
struct Legend: ViewModifier {
    @Environment(\.widgetFamily) private var family

    func body(content: Content) -> some View {
        #if FAULT
            content.font(.caption).scaleEffect(family == .systemMedium ? 0.75 : 1, anchor: .leading)
        #else
            content.font(.caption).scaleEffect(1, anchor: .leading)
        #endif
    }
}

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Move").font(.headline)
            Gauge(value: 0.6) { Text("Move") }.gaugeStyle(.accessoryLinearCapacity).labelsHidden()
            if family == .systemMedium {
                HStack {
                    Text("Walking").modifier(Legend())
                    Spacer()
                    Text("Cycling").modifier(Legend())
                }
            } else {
                Text("Walking").modifier(Legend())
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
