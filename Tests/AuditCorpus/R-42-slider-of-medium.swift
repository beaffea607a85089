// ONLY medium
import SwiftUI
import WidgetKit

/// A slider, in the medium size only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Volume").font(.headline).widgetAccentable()
            if family == .systemMedium {
                #if FAULT
                    Slider(value: .constant(0.5)) { Text("Volume") }
                #else
                    ProgressView(value: 0.5) { Text("Kitchen speaker").font(.subheadline) }
                #endif
            } else {
                Text("Half").font(.title2)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
