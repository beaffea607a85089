// ONLY later
import SwiftUI
import WidgetKit

/// The value of six hours later is a placeholder on the Lock Screen only.
struct HourView: View {
    static let families: [WidgetFamily] = [.systemSmall, .accessoryRectangular]

    @Environment(\.widgetFamily) private var family

    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text("Sleep").font(.headline).widgetAccentable()
            Text(isLater ? "Short night" : "Long night")
                .font(.subheadline)
                #if FAULT
                    .redacted(reason: isLater && family == .accessoryRectangular ? .placeholder : [])
                #endif
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
