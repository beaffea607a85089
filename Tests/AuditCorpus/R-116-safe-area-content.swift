import SwiftUI

struct ProbeView: View {
    var body: some View {
        Text("Rain")
    }
}

struct StartView: View {
    var body: some View {
        Text("Rain")
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            #if FAULT
                .ignoresSafeArea()
            #endif
    }
}

#Preview("Start") {
    StartView()
}
