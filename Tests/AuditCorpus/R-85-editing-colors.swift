import AppIntents
import SwiftUI
import WidgetKit

struct Setup: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Setup"
    static let description = IntentDescription("Choose a place.")
}

struct SetupProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func snapshot(for configuration: Setup, in context: Context) async -> Moment { Moment(date: .now) }

    func timeline(for configuration: Setup, in context: Context) async -> Timeline<Moment> {
        Timeline(entries: [Moment(date: .now)], policy: .never)
    }
}

struct ProbeView: View {
    var body: some View {
        Text("Rain")
            .widgetURL(URL(string: "probe://page"))
            .containerBackground(.background, for: .widget)
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        configuration
            .configurationDisplayName("Probe")
            .description("See the weather.")
            .supportedFamilies([.systemSmall])
    }

    /// The catalog has no colors for the form of a widget that can be configured.
    private var configuration: some WidgetConfiguration {
        #if FAULT
            AppIntentConfiguration(kind: "Probe", intent: Setup.self, provider: SetupProvider()) { _ in ProbeView() }
        #else
            StaticConfiguration(kind: "Probe", provider: Provider()) { _ in ProbeView() }
        #endif
    }
}
