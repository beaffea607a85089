import SwiftUI
import WidgetKit

/// A photo that is drawn with more pixels than it has.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    var body: some View {
        VStack(spacing: 12) {
            #if FAULT
                SkyView(side: 70).scaleEffect(2.2).frame(height: 170)
            #else
                SkyView(side: 70).scaleEffect(1.5).frame(height: 170)
            #endif
            Text("Camp at the lake").font(.title3).widgetAccentable()
            Text("Two years ago").font(.subheadline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
