// ONLY standby
import SwiftUI
import WidgetKit

/// The photo fills the widget where the background is removed; on the Home Screen it is small.
struct MemoryView: View {
    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    var body: some View {
        #if FAULT
            SkyView(side: showsBackground ? 64 : .infinity)
        #else
            SkyView(side: 64)
        #endif
    }
}

@main
struct MemoryWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "memory", provider: Provider()) { _ in
            MemoryView()
                .widgetURL(URL(string: "photos://memories/today"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Memories")
        .description("Relive a day.")
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}
