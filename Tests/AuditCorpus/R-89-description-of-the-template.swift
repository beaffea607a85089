import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey = "This is an example widget."
    #else
        static let summary: LocalizedStringKey = "See how fast you run."
    #endif

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "figure.run")
                .font(.largeTitle)
                .accessibilityHidden(true)
            Text("Easy")
                .font(.headline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
