import SwiftUI

/// Two words have capitals because they are features of the app; the cities of the twin are names.
struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey = "Check your Weather and the Forecast for Oslo."
    #else
        static let summary: LocalizedStringKey = "Check your weather and the forecast for Oslo."
    #endif

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "wind")
                .font(.largeTitle)
                .accessibilityHidden(true)
            Text("Gusts")
                .font(.headline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
