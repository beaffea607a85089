// OUTCOME needs-review
import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            EmptyView()
        #else
            Text("Rain")
        #endif
    }
}
