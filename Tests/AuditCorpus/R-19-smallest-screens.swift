// ONLY small-screen
import SwiftUI

/// The text is cut on the smallest screen only, at the usual type size.
struct ProbeView: View {
    var body: some View {
        VStack {
            #if FAULT
                Rectangle().fill(Color.blue.opacity(0.15)).frame(width: 20, height: 128)
            #else
                Rectangle().fill(Color.blue.opacity(0.15)).frame(width: 20, height: 20)
            #endif
            Text("Rain")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipped()
    }
}
