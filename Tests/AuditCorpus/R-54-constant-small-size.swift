// ONLY small
import SwiftUI
import WidgetKit

/// The small size shows the same all day, the medium size does not.
struct HourView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]
    static let offsets = (0..<25).map { Double($0) * 3_600 }

    @Environment(\.widgetFamily) private var family

    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text("Tide").font(.headline).widgetAccentable()
            #if FAULT
                if family == .systemMedium { time }
            #else
                time
            #endif
            if family == .systemMedium { Text("at the old harbor").font(.subheadline) }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var time: some View { Text(isLater ? "Falling" : "Rising").font(.title3) }
}
