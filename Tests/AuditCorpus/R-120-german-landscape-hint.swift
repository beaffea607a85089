// ONLY german
import SwiftUI

/// The English text is harmless; its translation in `de.lproj` asks for the landscape orientation.
struct ProbeView: View {
    static let summary: LocalizedStringKey = "Find your train."

    var body: some View {
        #if FAULT
            Text("More")
                .font(.headline)
        #else
            Text("Bus")
                .font(.headline)
        #endif
    }
}
