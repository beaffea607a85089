import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey =
            "See the weather of today and of tomorrow and the weather of the next week."
    #else
        static let summary: LocalizedStringKey = "See the weather of today."
    #endif

    var body: some View {
        Text("Rain")
    }
}
