import SwiftUI
import WidgetKit

/// A misspelled symbol in the label of a button.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Kitchen").font(.headline)
            Button(intent: Refresh()) {
                #if FAULT
                    Label("Lamp", systemImage: "lightbuld.fill").frame(minHeight: 48)
                #else
                    Label("Lamp", systemImage: "lightbulb.fill").frame(minHeight: 48)
                #endif
            }
            .buttonStyle(.plain)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
