// PLATFORM visionOS
// ONLY medium
import SwiftUI
import WidgetKit

/// From afar the details are gone and the title is smaller, in the medium size only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]
    static let summary: LocalizedStringKey = "Follow your washing."

    @Environment(\.levelOfDetail) private var detail
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(spacing: 12) {
            Text("Rinse")
                .font(detail == .simplified ? farFont : .title)
            if detail != .simplified {
                Label("Nearly done", systemImage: "washer")
                    .font(.headline)
                    .widgetAccentable()
                if family == .systemLarge {
                    Text("Hang it out in the sun")
                        .font(.body)
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var farFont: Font {
        #if FAULT
            family == .systemMedium ? .title3 : .largeTitle
        #else
            .largeTitle
        #endif
    }
}
