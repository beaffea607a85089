// OUTCOME needs-review
import SwiftUI

struct ProbeView: View {
    var isWet = true

    var body: some View {
        Text("Rain")
            .opacity(isWet ? 1 : 0.9)
            #if FAULT
                .animation(.linear.repeatForever(), value: isWet)
            #else
                .animation(.linear, value: isWet)
            #endif
    }
}
