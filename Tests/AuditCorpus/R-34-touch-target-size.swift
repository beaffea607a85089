import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            RefreshButton(height: 30)
        #else
            RefreshButton()
        #endif
    }
}
