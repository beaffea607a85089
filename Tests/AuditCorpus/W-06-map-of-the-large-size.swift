// ONLY large
import MapKit
import SwiftUI
import WidgetKit

/// A live map below the address, in the large size only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]
    static let summary: LocalizedStringKey = "Find the way home."

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label("Home", systemImage: "house.fill")
                .font(.headline)
                .widgetAccentable()
            Text("Harbor Street")
                .font(.title3)
            if family == .systemLarge {
                #if FAULT
                    Map()
                        .clipShape(RoundedRectangle(cornerRadius: 12))
                #else
                    Spacer()
                    Text("Walk along the river and over the old bridge")
                        .font(.body)
                #endif
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
