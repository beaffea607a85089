import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text("Thunderstorms with hail and strong wind").lineLimit(1)
        #else
            Text("Rain").lineLimit(1)
        #endif
    }
}
