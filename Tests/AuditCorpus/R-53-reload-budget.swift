import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let provider = Provider(reload: 600)
    #else
        static let provider = Provider(reload: 3_600)
    #endif

    var body: some View {
        Text("Rain")
    }
}
