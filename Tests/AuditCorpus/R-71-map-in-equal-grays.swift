import SwiftUI
import WidgetKit

/// A map of parks and roads, whose colors differ in hue only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Find your parked car."

    var body: some View {
        HStack(spacing: 12) {
            #if FAULT
                SkyView(image: Tiles.redAndGreen, side: 60)
            #else
                SkyView(image: Tiles.beigeAndGreen, side: 60)
            #endif
            VStack(alignment: .leading) {
                Text("Parked").font(.headline)
                Text("Harbor").font(.subheadline)
            }
            Spacer()
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
