// PLATFORM visionOS
// OUTCOME needs-review
import SwiftUI
import WidgetKit

struct KeyView: View {
    @Environment(\.levelOfDetail) private var detail

    var body: some View {
        VStack(spacing: 8) {
            Text("Locked")
                .font(detail == .simplified ? .largeTitle : .title)
            if detail != .simplified {
                Image(systemName: "lock.fill")
                    .font(.title2)
                    .widgetAccentable()
                    .accessibilityHidden(true)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

/// A small widget that hangs in the wall only.
@main
struct KeyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "key", provider: Provider()) { _ in
            KeyView()
                .widgetURL(URL(string: "home://doors/front"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Door")
        .description("Check the lock of your door.")
        .supportedFamilies([.systemSmall])
        #if FAULT
            .supportedMountingStyles([.recessed])
        #else
            .supportedMountingStyles([.recessed, .elevated])
        #endif
    }
}
