import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text("Rain").foregroundStyle(Color("Sky"))
        #else
            Text("Rain").foregroundStyle(Color.primary)
        #endif
    }
}
