// ONLY dark
import SwiftUI

/// The chip stays yellow in the dark appearance, where its text becomes white.
struct ProbeView: View {
    static let summary: LocalizedStringKey = "Check which device to charge."

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label("Phone", systemImage: "iphone")
                .font(.headline)
            Text("Low")
                .font(.subheadline)
                .padding(.horizontal, 10)
                .padding(.vertical, 4)
                #if FAULT
                    .foregroundStyle(.primary)
                #else
                    .foregroundStyle(.black)
                #endif
                .background(Color(red: 1, green: 0.85, blue: 0.2).opacity(0.7), in: Capsule())
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
