// ONLY german
import SwiftUI

/// The description is clean in English; its German translation in `de.lproj` mentions the widget.
struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey = "Find your platform."
    #else
        static let summary: LocalizedStringKey = "Find your train."
    #endif

    var body: some View {
        Label("Bus", systemImage: "bus.fill")
            .font(.title2)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
