// PLATFORM visionOS
import SwiftUI
import WidgetKit

/// A button that stays where the viewer is too far away to use it.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    @Environment(\.levelOfDetail) private var detail

    var body: some View {
        VStack(spacing: 24) {
            Text("Tea").font(detail == .simplified ? .extraLargeTitle : .title).widgetAccentable()
            #if FAULT
                RefreshButton(width: 80, height: 80)
            #else
                if detail != .simplified { RefreshButton(width: 80, height: 80) }
            #endif
            if detail != .simplified { Text("Jasmine") }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
