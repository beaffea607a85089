import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            ProgressView()
        #else
            ProgressView(value: 0.5)
        #endif
    }
}
