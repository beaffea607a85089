import SwiftUI
import WidgetKit

struct ProbeView: View {
    var body: some View {
        Text("Rain")
    }
}

struct Small: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Small", provider: Provider()) { _ in
            ProbeView()
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Weather")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}

struct Large: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Large", provider: Provider()) { _ in
            HStack {
                Text("Rain")
                Spacer()
                Text("Wind")
            }
            .widgetURL(URL(string: "probe://page"))
            .containerBackground(.background, for: .widget)
        }
        #if FAULT
            .configurationDisplayName("Weather")
        #else
            .configurationDisplayName("Forecast")
        #endif
        .description("See the weather.")
        .supportedFamilies([.systemMedium])
    }
}

@main
struct Probes: WidgetBundle {
    var body: some Widget {
        Small()
        Large()
    }
}
