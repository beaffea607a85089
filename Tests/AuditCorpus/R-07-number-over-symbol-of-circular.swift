import SwiftUI
import WidgetKit

/// The text is over the symbol in the circle of the Lock Screen only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .accessoryCircular]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .accessoryCircular {
            ZStack {
                AccessoryWidgetBackground()
                Image(systemName: "flame.fill").offset(y: -10).accessibilityHidden(true)
                #if FAULT
                    Text("Half").font(.caption).offset(y: -6)
                #else
                    Text("Half").font(.caption).offset(y: 12)
                #endif
            }
            .dynamicTypeSize(...DynamicTypeSize.large)
        } else {
            Text("Half burned").font(.headline)
        }
    }
}
