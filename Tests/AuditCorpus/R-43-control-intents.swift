import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Button(action: {}) { RefreshLabel() }.buttonStyle(.plain)
        #else
            RefreshButton()
        #endif
    }
}
