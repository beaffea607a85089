// OUTCOME needs-review
import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            SkyView(mode: .fullColor)
        #else
            SkyView()
        #endif
    }
}
