// ONLY inline
import SwiftUI
import WidgetKit

/// A sentence in the one line above the clock; the small size has space for it.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .accessoryInline]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .accessoryInline {
            #if FAULT
                Label("Bring the signed form to the school office", systemImage: "pencil")
            #else
                Label("Sign", systemImage: "pencil")
            #endif
        } else {
            Text("Bring the signed form to the school office")
                .font(.subheadline)
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
    }
}
