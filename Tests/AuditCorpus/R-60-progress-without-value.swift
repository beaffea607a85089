// ONLY medium
import SwiftUI
import WidgetKit

private let progress: Double? = nil

/// A progress whose value is not known, in the medium size only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Backup").font(.headline).widgetAccentable()
            if family == .systemMedium {
                #if FAULT
                    ProgressView(value: progress).tint(.green)
                #else
                    ProgressView(value: progress ?? 0.4).tint(.green)
                #endif
                Text("of all photos").font(.subheadline)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
