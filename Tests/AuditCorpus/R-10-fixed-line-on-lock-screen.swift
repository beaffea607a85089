import SwiftUI
import WidgetKit

/// A size in points for the second line on the Lock Screen only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .accessoryRectangular]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Yoga").font(.headline).widgetAccentable()
            Text("Studio east").font(detail)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var detail: Font {
        #if FAULT
            family == .accessoryRectangular ? .system(size: 13) : .caption
        #else
            family == .accessoryRectangular ? .footnote : .caption
        #endif
    }
}
