// ONLY large-type
import SwiftUI

/// The text is cut at the largest type sizes only.
struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text("Rain").frame(height: 30).clipped()
        #else
            Text("Rain").frame(height: 60).clipped()
        #endif
    }
}
