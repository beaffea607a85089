import SwiftUI
import WidgetKit

#if FAULT
    private let night = 0.8
#else
    private let night = 0.1
#endif

/// A background that is light, but not the same, in dark.
struct Paper: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        Color(white: scheme == .dark ? night : 1)
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider()) { _ in
            Text("Rain")
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(for: .widget) { Paper() }
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}
