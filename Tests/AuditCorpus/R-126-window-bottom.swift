// PLATFORM macOS
import SwiftUI

struct ProbeView: View {
    var body: some View {
        Text("Rain")
    }
}

struct StartView: View {
    var body: some View {
        VStack {
            Spacer()
            Button("Reload") {}
        }
        #if !FAULT
            .padding(.bottom, 60)
        #endif
    }
}

#Preview("Start") {
    StartView()
}
