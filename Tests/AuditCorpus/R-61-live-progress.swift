import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let provider = Provider(offsets: [0, 240, 480, 720, 960, 1_200])
    #else
        static let provider = Provider(offsets: [0, 320, 640, 960, 1_280, 1_600])
    #endif

    var body: some View {
        Text("Rain")
    }
}
