// ONLY medium
import SwiftUI
import WidgetKit

/// The texts of the medium size alone have fixed sizes.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .systemSmall {
            Text("Low tide").font(.headline)
        } else {
            HStack {
                Text("Low tide").font(style)
                Spacer()
                Text("High tide").font(style)
            }
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        }
    }

    private var style: Font {
        #if FAULT
            .system(size: 17, weight: .semibold)
        #else
            .headline
        #endif
    }
}
