import SwiftUI
import WidgetKit

/// Rows below the title with a size in points.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Departures").font(.title2).widgetAccentable()
            ForEach(["Harbor", "Museum", "Stadium"], id: \.self) { stop in
                HStack {
                    Label(stop, systemImage: "tram.fill")
                    Spacer()
                    Text("Soon")
                }
                #if FAULT
                    .font(.system(size: 15, weight: .medium, design: .rounded))
                #else
                    .font(.system(.subheadline, design: .rounded, weight: .medium))
                #endif
            }
            Spacer()
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
