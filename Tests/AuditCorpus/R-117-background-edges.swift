import SwiftUI

struct ProbeView: View {
    var body: some View {
        Text("Rain")
    }
}

struct StartView: View {
    var body: some View {
        ZStack {
            Color.teal
                #if !FAULT
                    .ignoresSafeArea()
                #endif
            Text("Rain")
        }
    }
}

#Preview("Start") {
    StartView()
}
