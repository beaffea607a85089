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
            Text("Wind")
            #if FAULT
                TextField("Place", text: .constant(""))
            #else
                Text("Rain")
            #endif
        }
    }
}

#Preview("Start") {
    StartView()
}
