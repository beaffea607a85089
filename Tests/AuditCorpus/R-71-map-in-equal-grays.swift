import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Find your parked car."

    var body: some View {
        HStack(spacing: 12) {
            map
                .frame(width: 60, height: 60)
                .accessibilityLabel("Map")
            VStack(alignment: .leading) {
                Text("Parked").font(.headline)
                Text("Harbor").font(.subheadline)
            }
            Spacer()
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    /// Parks and roads; those of the fault have different hues and the same luminance.
    private var map: some View {
        #if FAULT
            Tiles(
                first: UIColor(red: 0.84, green: 0.27, blue: 0.27, alpha: 1),
                second: UIColor(red: 0.2, green: 0.51, blue: 0.24, alpha: 1))
        #else
            Tiles(
                first: UIColor(red: 0.94, green: 0.9, blue: 0.8, alpha: 1),
                second: UIColor(red: 0.1, green: 0.35, blue: 0.15, alpha: 1))
        #endif
    }
}
