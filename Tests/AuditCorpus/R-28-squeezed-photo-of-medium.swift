// ONLY medium
import SwiftUI
import WidgetKit

/// The photo is squeezed in the medium size only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack(spacing: 16) {
            SkyView(side: 60)
                #if FAULT
                    .scaleEffect(x: family == .systemMedium ? 0.7 : 1, y: 1)
                #endif
            if family == .systemMedium {
                VStack(alignment: .leading) {
                    Text("Lisbon").font(.headline).widgetAccentable()
                    Text("Last summer").font(.subheadline)
                }
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
