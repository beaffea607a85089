import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text("Rain").font(.system(size: 17))
        #else
            Text("Rain").font(.body)
        #endif
    }
}
