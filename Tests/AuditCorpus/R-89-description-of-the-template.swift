import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey = "This is an example widget."
    #else
        static let summary: LocalizedStringKey = "See how fast you run."
    #endif

    var body: some View {
        Label("Easy", systemImage: "figure.run")
            .font(.headline)
            .labelStyle(.titleAndIcon)
            .accessibilityLabel("Easy run")
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
