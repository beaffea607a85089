import SwiftUI

struct ProbeView: View {
    var body: some View {
        Text("Rain")
            .padding(8)
            #if FAULT
                .background(Color.blue)
            #else
                .background(Color.blue.opacity(0.15))
            #endif
    }
}
