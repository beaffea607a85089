import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey = "The weather of the day."
    #else
        static let summary: LocalizedStringKey = "See the weather of the day."
    #endif

    var body: some View {
        Text("Rain")
    }
}
