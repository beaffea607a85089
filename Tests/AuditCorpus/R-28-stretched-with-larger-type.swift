// ONLY large-type
import SwiftUI
import WidgetKit

/// A picture whose height alone follows the type size, so that it is stretched with large type only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    @ScaledMetric private var height: CGFloat = 48

    var body: some View {
        HStack(spacing: 14) {
            #if FAULT
                SkyView(side: 300).frame(width: 48, height: height)
            #else
                SkyView(side: 48)
            #endif
            Text("Cabin").font(.headline).widgetAccentable()
            Spacer()
        }
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
}
