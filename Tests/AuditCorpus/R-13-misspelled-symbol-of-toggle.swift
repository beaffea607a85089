import SwiftUI
import WidgetKit

/// A misspelled symbol in the label of a toggle.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Kitchen").font(.headline)
            Toggle(isOn: true, intent: Refresh()) {
                #if FAULT
                    Label("Lamp", systemImage: "lightbuld.fill")
                #else
                    Label("Lamp", systemImage: "lightbulb.fill")
                #endif
            }
            .toggleStyle(.button)
            .frame(minHeight: 48)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
