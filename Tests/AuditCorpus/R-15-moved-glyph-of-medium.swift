// ONLY medium
import SwiftUI
import WidgetKit

/// A glyph of the medium size is moved into the margin.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            Image(systemName: "umbrella.fill")
                .font(.title)
                .accessibilityLabel("Umbrella")
                #if FAULT
                    .offset(x: family == .systemMedium ? -4 : 0)
                #endif
            if family == .systemMedium {
                Spacer()
                VStack(alignment: .trailing) {
                    Text("Showers").font(.title3).widgetAccentable()
                    Text("until noon").font(.subheadline)
                }
            } else {
                Text("Showers").font(.subheadline)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
