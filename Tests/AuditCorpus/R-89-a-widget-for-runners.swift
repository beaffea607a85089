import SwiftUI

struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey = "Find your pace with a widget for runners."
    #else
        static let summary: LocalizedStringKey = "Find your pace with a plan for runners."
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
