// ONLY medium
import SwiftUI
import WidgetKit

/// A widget of which the medium size alone opens no page.
struct Stars: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            Text("Orion").font(.title2).widgetAccentable()
            if family == .systemMedium {
                Spacer()
                Text("rises at dusk").font(.subheadline)
            }
        }
        #if FAULT
            .widgetURL(family == .systemMedium ? nil : URL(string: "stars://orion"))
        #else
            .widgetURL(URL(string: "stars://orion"))
        #endif
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

@main
struct StarsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Stars", provider: Provider()) { _ in
            Stars().containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Night sky")
        .description("See what rises tonight.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
