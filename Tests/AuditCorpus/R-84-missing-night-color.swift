// ONLY dark
import SwiftUI

/// The color set of the night does not exist, and only the dark appearance asks for it.
struct ProbeView: View {
    static let summary: LocalizedStringKey = "Track your sleep."

    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(spacing: 10) {
            ZStack {
                Circle()
                    .stroke(.tertiary, lineWidth: 8)
                Circle()
                    .trim(from: 0, to: 0.8)
                    #if FAULT
                        .stroke(scheme == .dark ? Color("Night") : Color.indigo, lineWidth: 8)
                    #else
                        .stroke(scheme == .dark ? Color.mint : Color.indigo, lineWidth: 8)
                    #endif
            }
            .frame(width: 52, height: 52)
            .accessibilityElement()
            .accessibilityLabel("Slept well")
            Text("Sleep")
                .font(.headline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
