import SwiftUI

struct ProbeView: View {
    var body: some View {
        VStack {
            Text("Rain")
            #if FAULT
                Text("Wind").font(.system(size: 12))
            #else
                Text("Wind").font(.caption)
            #endif
        }
    }
}
