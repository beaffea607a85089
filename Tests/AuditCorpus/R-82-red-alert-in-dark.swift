import SwiftUI

/// A light red is readable on black, and its inversion is not on white; in the light appearance both versions agree.
struct ProbeView: View {
    static let summary: LocalizedStringKey = "Check the air at home."

    @Environment(\.colorScheme) private var scheme

    private var alert: Color {
        #if FAULT
            scheme == .dark ? Color(red: 1, green: 0.35, blue: 0.3) : Color(red: 0.6, green: 0, blue: 0)
        #else
            scheme == .dark ? Color(red: 1, green: 0.85, blue: 0.85) : Color(red: 0.6, green: 0, blue: 0)
        #endif
    }

    var body: some View {
        VStack(spacing: 6) {
            Image(systemName: "aqi.medium")
                .font(.title)
                .accessibilityHidden(true)
            Text("Smog")
                .font(.headline)
                .foregroundStyle(alert)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
