import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            ZStack { texts }
        #else
            VStack { texts }
        #endif
    }

    @ViewBuilder private var texts: some View {
        Text("Rain").font(.caption)
        Text("Wind").font(.caption)
    }
}
