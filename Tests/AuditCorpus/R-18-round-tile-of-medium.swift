// ONLY medium
import SwiftUI
import WidgetKit

/// The tile in the corner is a different form in the medium size only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack(alignment: .top) {
            #if FAULT
                tile(radius: family == .systemMedium ? 24 : nil)
            #else
                tile(radius: nil)
            #endif
            if family == .systemMedium {
                Text("Chess club").font(.headline)
                Spacer()
            } else {
                Text("Chess").font(.headline)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private func tile(radius: CGFloat?) -> some View {
        Image(systemName: "crown.fill")
            .accessibilityLabel("Chess")
            .frame(width: 56, height: 56)
            .background {
                if let radius {
                    RoundedRectangle(cornerRadius: radius, style: .continuous).fill(.brown.opacity(0.2))
                } else {
                    ContainerRelativeShape().fill(.brown.opacity(0.2))
                }
            }
    }
}
