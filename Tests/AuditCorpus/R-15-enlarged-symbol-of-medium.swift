import SwiftUI
import WidgetKit

/// A symbol of the medium size is enlarged into the margin.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            Image(systemName: "umbrella.fill")
                .resizable()
                .scaledToFit()
                .frame(width: 60, height: 60)
                #if FAULT
                    .scaleEffect(family == .systemMedium ? 1.12 : 1)
                #endif
                .accessibilityLabel("Umbrella")
            if family == .systemMedium {
                Spacer()
                VStack(alignment: .trailing) {
                    Text("Showers").font(.title3).widgetAccentable()
                    Text("until noon").font(.subheadline)
                }
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
