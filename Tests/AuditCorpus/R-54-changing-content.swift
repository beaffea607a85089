import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let provider = Provider(offsets: (0..<25).map { Double($0) * 3_600 })
    #else
        static let provider = Provider(offsets: (0..<12).map { Double($0) * 3_600 })
    #endif

    var body: some View {
        Text("Rain")
    }
}
