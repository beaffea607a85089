import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Link("Rain", destination: URL(string: "probe://rain")!)
        #else
            Text("Rain")
        #endif
    }
}
