// ONLY german
import SwiftUI
import WidgetKit

/// The line of the Lock Screen is cut in German only. See `de.lproj`.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]

    var body: some View {
        HStack {
            Image(systemName: "cloud.rain.fill").font(.title).accessibilityHidden(true)
            Text("Rain")
                .font(.title3)
                .lineLimit(1)
                #if !FAULT
                    .minimumScaleFactor(0.3)
                #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
