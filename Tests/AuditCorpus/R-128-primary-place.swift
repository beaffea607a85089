// OUTCOME needs-review
import SwiftUI

struct ProbeView: View {
    var body: some View {
        Text("Rain")
    }
}

struct StartView: View {
    var body: some View {
        VStack {
            #if FAULT
                Text("Wind")
                Spacer()
                Text("Rain").font(.largeTitle)
            #else
                Text("Rain").font(.largeTitle)
                Spacer()
                Text("Wind")
            #endif
        }
    }
}

#Preview("Start") {
    StartView()
}
