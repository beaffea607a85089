import SwiftUI
import WidgetKit

struct ControlsEntry: TimelineEntry {
    var date: Date
    var text: String
}

struct ControlsProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ControlsEntry { ControlsEntry(date: .distantPast, text: "placeholder") }

    func snapshot(for configuration: Controls, in context: Context) async -> ControlsEntry {
        ControlsEntry(date: .distantPast, text: Self.text(configuration))
    }

    func timeline(for configuration: Controls, in context: Context) async -> Timeline<ControlsEntry> {
        WidgetCenter.shared.reloadTimelines(ofKind: "Other")
        let placed = try? await WidgetCenter.shared.currentConfigurations()
        let entry = ControlsEntry(
            date: .distantPast, text: "\(Self.text(configuration)), \(placed?.count ?? -1) placed")
        return Timeline(entries: [entry], policy: .never)
    }

    static func text(_ configuration: Controls) -> String {
        let kilometers = configuration.distance.converted(to: .kilometers).value
        let alarm = configuration.alarm.map { "\($0.hour ?? -1):\($0.minute ?? -1)" } ?? "none"
        let stations = configuration.stations?.map(\.id) ?? []
        return
            "\(configuration.city.name) \(configuration.line) \(configuration.theme) \(stations) \(alarm) \(kilometers)"
    }

    func recommendations() -> [AppIntentRecommendation<Controls>] {
        City.all.prefix(2).map { city in
            let intent = Controls()
            intent.city = city
            return AppIntentRecommendation(intent: intent, description: LocalizedStringResource("Home in \(city.name)"))
        }
    }
}

struct ControlsView: View {
    var entry: ControlsEntry

    var body: some View {
        Button(intent: Report(opens: true)) {
            Color.red
        }
        .accessibilityLabel(entry.text)
        .containerBackground(.white, for: .widget)
    }
}

struct ControlsWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Controls", intent: Controls.self, provider: ControlsProvider()) { entry in
            ControlsView(entry: entry)
        }
        .configurationDisplayName("Controls")
        .description("Shows what was set.")
        .supportedFamilies([.systemSmall, .systemLarge])
        .promptsForUserConfiguration()
    }
}

struct PlainProvider: TimelineProvider {
    func placeholder(in context: Context) -> ControlsEntry { ControlsEntry(date: .distantPast, text: "plain") }

    func getSnapshot(in context: Context, completion: @escaping (ControlsEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ControlsEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Plain", provider: PlainProvider()) { ControlsView(entry: $0) }
    }
}
