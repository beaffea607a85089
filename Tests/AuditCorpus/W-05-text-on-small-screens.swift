// ONLY small-screen
import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text("Thunderstormy").font(.system(size: 17)).lineLimit(1)
        #else
            Text("Stormy").lineLimit(1).minimumScaleFactor(0.5)
        #endif
    }
}
