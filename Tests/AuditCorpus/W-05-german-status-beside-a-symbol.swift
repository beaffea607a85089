// ONLY german
import SwiftUI

/// The English status fits next to the symbol; its German translation in `de.lproj` is cut.
struct ProbeView: View {
    static let summary: LocalizedStringKey = "Find your train."

    var body: some View {
        HStack {
            Image(systemName: "tram.fill")
                .accessibilityHidden(true)
            #if FAULT
                Text("Delayed")
                    .fixedSize()
            #else
                Text("Bus")
                    .fixedSize()
            #endif
        }
        .font(.system(.title3, design: .rounded))
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
