import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text("Rain").frame(height: 8).clipped()
        #else
            Text("Rain").frame(height: 60).clipped()
        #endif
    }
}
