// ONLY medium
import SwiftUI
import WidgetKit

/// A size in points for the second line of the medium size only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 4) {
                Text("Yoga").font(.headline).widgetAccentable()
                Text("Studio east").font(detail)
            }
            if family == .systemMedium {
                Spacer()
                Image(systemName: "figure.yoga").font(.largeTitle).accessibilityLabel("Yoga")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var detail: Font {
        #if FAULT
            family == .systemMedium ? .system(size: 13) : .caption
        #else
            family == .systemMedium ? .footnote : .caption
        #endif
    }
}
