import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey = "CLOSE YOUR RINGS TODAY"
    #else
        static let summary: LocalizedStringKey = "Close your rings today."
    #endif

    var body: some View {
        Text("Run")
            .font(.headline)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
