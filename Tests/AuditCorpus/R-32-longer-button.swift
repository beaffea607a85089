// ONLY german
import SwiftUI
import WidgetKit

/// A button as wide as its English title, which cuts the German one. See `de.lproj`.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        HStack {
            Image(systemName: "cloud.rain.fill").font(.title).accessibilityHidden(true)
            Spacer()
            Button(intent: Refresh()) {
                Text("Rain")
                    .font(.headline)
                    .lineLimit(1)
                    #if FAULT
                        .frame(width: 90, height: 48)
                    #else
                        .minimumScaleFactor(0.3)
                        .frame(maxWidth: 200, minHeight: 48)
                    #endif
            }
            .buttonStyle(.plain)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
