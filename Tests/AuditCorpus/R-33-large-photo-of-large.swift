// ONLY large
import SwiftUI
import WidgetKit

/// A photo that has enough pixels for the medium size, but not for the large one.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        let isLarge = family == .systemLarge
        let layout = isLarge ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 12))
        layout {
            #if FAULT
                SkyView(side: isLarge ? 180 : 90)
            #else
                SkyView(side: isLarge ? 116 : 90)
            #endif
            Text("Dunes").font(.title3).widgetAccentable()
            if isLarge { Text("Picture of the day").font(.subheadline) }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
