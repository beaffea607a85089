import SwiftUI

struct ProbeView: View {
    var body: some View {
        #if FAULT
            ScrollView { Text("Rain") }
        #else
            VStack { Text("Rain") }
        #endif
    }
}
