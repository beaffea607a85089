import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text("Rotate your device")
        #else
            Text("Rain")
        #endif
    }
}
