import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text("Rain").font(.system(size: 9))
        #else
            Text("Rain").font(.caption)
        #endif
    }
}
