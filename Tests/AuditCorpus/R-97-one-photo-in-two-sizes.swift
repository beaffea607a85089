// OUTCOME needs-review
import SwiftUI
import WidgetKit

/// The medium size shows the photo of the small one, and nothing else.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]
    static let summary: LocalizedStringKey = "See a photo of today."

    @Environment(\.widgetFamily) private var family

    var body: some View {
        #if FAULT
            SkyView(side: 90)
        #else
            HStack {
                SkyView(side: 90)
                if family == .systemMedium {
                    Spacer()
                    Text("Lisbon").font(.headline)
                }
            }
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
        #endif
    }
}
