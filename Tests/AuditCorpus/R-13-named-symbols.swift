import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Image(systemName: "Arrow Clockwise")
        #else
            Image(systemName: "arrow.clockwise")
        #endif
    }
}
