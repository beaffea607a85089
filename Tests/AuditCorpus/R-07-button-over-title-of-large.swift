// ONLY large
import SwiftUI
import WidgetKit

/// The button covers the title in the large size only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Groceries").font(.title2).widgetAccentable()
            #if FAULT
                RefreshButton(width: 90, height: 48).padding(.top, family == .systemLarge ? -30 : 6)
            #else
                RefreshButton(width: 90, height: 48).padding(.top, family == .systemLarge ? 10 : 6)
            #endif
            if family == .systemLarge {
                Spacer()
                Text("Oats and honey")
                Text("Green apples")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
