import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey = "See The Weather Today."
    #else
        static let summary: LocalizedStringKey = "See the weather today."
    #endif

    var body: some View {
        Text("Rain")
    }
}
