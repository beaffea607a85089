// OUTCOME needs-review
import SwiftUI
import WidgetKit

/// A background that is dark in light as well, or only in dark.
struct Night: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        #if FAULT
            Color(white: scheme == .dark ? 0.05 : 0.1)
        #else
            Color(white: scheme == .dark ? 0.05 : 0.95)
        #endif
    }
}

@main
struct NightWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Night", provider: Provider()) { _ in
            NightView().containerBackground(for: .widget) { Night() }
        }
        .configurationDisplayName("Night")
        .description("See the moon.")
        .supportedFamilies([.systemSmall])
    }
}

struct NightView: View {
    var body: some View {
        Text("Moon")
            .widgetURL(URL(string: "night://moon"))
            #if FAULT
                .foregroundStyle(.white)
            #endif
    }
}
