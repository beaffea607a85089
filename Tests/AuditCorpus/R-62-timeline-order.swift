import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let provider = Provider(offsets: [3_600, 0])
    #else
        static let provider = Provider(offsets: [0, 3_600])
    #endif

    var body: some View {
        Text("Rain")
    }
}
