import SwiftUI
import WidgetKit

struct SmallMoon: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "moon.one", provider: Provider()) { _ in
            Text("Full")
                .font(.title2)
                .widgetURL(URL(string: "moon://phase/now"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Moon Small")
        .description("See the phase of the moon.")
        .supportedFamilies([.systemSmall])
    }
}

struct WideMoon: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "moon.two", provider: Provider()) { _ in
            HStack {
                Text("Full")
                Spacer()
                Text("Rises late")
            }
            .font(.title2)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
            .widgetURL(URL(string: "moon://rise/today"))
            .containerBackground(.background, for: .widget)
        }
        #if FAULT
            .configurationDisplayName("Moon Medium")
        #else
            .configurationDisplayName("Moonrise")
        #endif
        .description("See when the moon rises.")
        .supportedFamilies([.systemMedium])
    }
}

@main
struct MoonWidgets: WidgetBundle {
    var body: some Widget {
        SmallMoon()
        WideMoon()
    }
}
