// OUTCOME needs-review
import SwiftUI

struct ProbeView: View {
    var body: some View {
        Text("Rain")
    }
}

struct StartView: View {
    var body: some View {
        Text("Rain")
            #if FAULT
                .statusBarHidden()
            #else
                .statusBarHidden(false)
            #endif
    }
}

#Preview("Start") {
    StartView()
}
