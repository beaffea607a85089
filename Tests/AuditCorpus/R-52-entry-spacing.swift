import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let provider = Provider(offsets: [0, 30])
    #else
        static let provider = Provider(offsets: [0, 600])
    #endif

    var body: some View {
        Text("Rain")
    }
}
