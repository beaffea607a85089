import SwiftUI
import WidgetKit

/// The photo has few enough pixels for the medium size, and too many for the small one.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]
    static let summary: LocalizedStringKey = "See your garden."

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack(spacing: 16) {
            #if FAULT
                photo(pixels: 1200)
            #else
                photo(pixels: 400)
            #endif
            if family == .systemMedium {
                VStack(alignment: .leading) {
                    Text("Garden").font(.headline)
                    Text("In bloom").font(.subheadline)
                }
                Spacer()
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private func photo(pixels: Int) -> some View {
        Tiles(first: .white, second: .black, pixels: pixels)
            .frame(width: 64, height: 64)
            .accessibilityLabel("Garden")
    }
}
