import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text("Rain").foregroundStyle(Color.black)
        #else
            Text("Rain").foregroundStyle(.primary)
        #endif
    }
}
