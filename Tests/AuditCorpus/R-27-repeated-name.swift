import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text("Probe")
        #else
            Text("Rain")
        #endif
    }
}
