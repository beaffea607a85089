import SwiftUI
import WidgetKit

/// The caption is white on a photo; neither its light nor its middle tones let it stand out.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Relive a day at the sea."

    var body: some View {
        HStack(spacing: 16) {
            photo
                .frame(width: 72, height: 72)
                .accessibilityHidden(true)
                .overlay {
                    Text("Sea")
                        .font(.headline)
                        .foregroundStyle(.white)
                }
            Text("A day at the beach")
                .font(.subheadline)
            Spacer()
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }

    private var photo: some View {
        #if FAULT
            Tiles(first: UIColor(white: 0.95, alpha: 1), second: UIColor(white: 0.7, alpha: 1), pixels: 240)
        #else
            Tiles(first: UIColor(white: 0.35, alpha: 1), second: UIColor(white: 0.05, alpha: 1), pixels: 240)
        #endif
    }
}
