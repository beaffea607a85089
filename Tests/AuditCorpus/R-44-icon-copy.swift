import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Image(systemName: "arrow.clockwise").accessibilityIdentifier("logo")
        #else
            Text("Rain")
        #endif
    }
}
