import SwiftUI
import WidgetKit

/// The caption is white on a photo; neither its light nor its middle tones let it stand out.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Relive a day at the sea."

    var body: some View {
        HStack(spacing: 16) {
            photo
                .overlay {
                    Text("Sea")
                        .font(.headline)
                        .foregroundStyle(.white)
                }
            Text("A day at the beach")
                .font(.subheadline)
            Spacer()
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var photo: some View {
        #if FAULT
            SkyView(image: Tiles.lightGrays, side: 72)
        #else
            SkyView(image: Tiles.darkGrays, side: 72)
        #endif
    }
}
