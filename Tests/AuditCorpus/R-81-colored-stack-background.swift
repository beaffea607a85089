// PLATFORM watchOS
// OUTCOME needs-review
import SwiftUI
import WidgetKit

@main
struct PollenWidget: Widget {
    #if FAULT
        private let background = Color(red: 0.25, green: 0.15, blue: 0)
    #else
        private let background = Color.black
    #endif

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "pollen", provider: Provider()) { _ in
            HStack {
                Image(systemName: "allergens")
                    .widgetAccentable()
                    .accessibilityHidden(true)
                Text("Birch")
            }
            .font(.headline)
            .dynamicTypeSize(...DynamicTypeSize.large)
            .widgetURL(URL(string: "pollen://birch/today"))
            .containerBackground(background, for: .widget)
        }
        .configurationDisplayName("Pollen")
        .description("Check the pollen of today.")
        .supportedFamilies([.accessoryRectangular])
    }
}
