import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey = ""
    #else
        static let summary: LocalizedStringKey = "See the weather."
    #endif

    var body: some View {
        Text("Rain")
    }
}
