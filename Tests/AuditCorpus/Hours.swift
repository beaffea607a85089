import SwiftUI
import WidgetKit

/// Properties of the widget around `HourView`, which may declare its own.
extension View {
    static var families: [WidgetFamily] { [.systemSmall] }
    static var offsets: [TimeInterval] { [0, 21_600] }
}

/// The widget around `HourView`, whose entries are of now and of later hours.
@main
struct Hours: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hours", provider: Provider(offsets: HourView.offsets)) { entry in
            HourView(date: entry.date, isLater: entry.date.timeIntervalSinceNow > 60)
                .containerBackground(.background, for: .widget)
                .widgetURL(URL(string: "hours://today"))
        }
        .configurationDisplayName("Hours")
        .description("See what comes next.")
        .supportedFamilies(HourView.families)
    }
}
