// ONLY circular
import SwiftUI
import WidgetKit

/// Two texts overlap in the circle of the Lock Screen only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .accessoryCircular]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .accessoryCircular {
            ZStack {
                AccessoryWidgetBackground()
                Text("Wax").font(.caption).offset(y: -10)
                #if FAULT
                    Text("Half").font(.caption).offset(y: -6)
                #else
                    Text("Half").font(.caption).offset(y: 12)
                #endif
            }
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
        } else {
            Text("Half burned").font(.headline).dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
    }
}
