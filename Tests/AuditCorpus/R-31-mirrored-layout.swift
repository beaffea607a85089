// ONLY mirrored
import SwiftUI

/// The layout is wrong in languages that are read from right to left only.
struct ProbeView: View {
    var body: some View {
        HStack {
            Text("Rain")
            Spacer()
        }
        #if FAULT
            .environment(\.layoutDirection, .leftToRight)
        #endif
    }
}
