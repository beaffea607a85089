import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text("21").unredacted()
        #else
            Text("21")
        #endif
    }
}
