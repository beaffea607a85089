import AppIntents
import SwiftUI
import WidgetKit

struct SettingsProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func snapshot(for configuration: PlaceSettings, in context: Context) async -> Moment { Moment(date: .now) }

    func timeline(for configuration: PlaceSettings, in context: Context) async -> Timeline<Moment> {
        Timeline(entries: [Moment(date: .now)], policy: .never)
    }
}

/// The widget with the configuration `PlaceSettings`, whose form has the colors of `Assets.xcassets`.
@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Probe", intent: PlaceSettings.self, provider: SettingsProvider()) { _ in
            Text("Rain")
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}
