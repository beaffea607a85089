import AppIntents
import CoreLocation
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    let date: Date
    var text = ""
}

enum Line: String, AppEnum {
    case red, blue

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
    static let caseDisplayRepresentations: [Line: DisplayRepresentation] = [.red: "Red", .blue: "Blue"]
}

struct LineIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Line"

    @Parameter(title: "Line", default: .red)
    var line: Line

    init() {}

    init(line: Line) {
        self.line = line
    }
}

struct CommuteProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func snapshot(for configuration: LineIntent, in context: Context) async -> Entry { Entry(date: .now) }

    func timeline(for configuration: LineIntent, in context: Context) async -> Timeline<Entry> {
        let relevant = RelevantIntent(
            LineIntent(line: .blue), widgetKind: "Commute", relevance: .fitness(.workoutActive))
        try? await RelevantIntentManager.shared.updateRelevantIntents([relevant])
        return Timeline(entries: [Entry(date: .now, text: configuration.line.rawValue)], policy: .never)
    }

    /// Today from two to three o'clock, UTC, and at work.
    func relevance() async -> WidgetRelevance<LineIntent> {
        let days = (Date.now.timeIntervalSinceReferenceDate / 86_400).rounded(.down)
        let start = Date(timeIntervalSinceReferenceDate: days * 86_400 + 7_200)
        return WidgetRelevance([
            WidgetRelevanceAttribute(
                configuration: LineIntent(line: .blue),
                context: .date(interval: DateInterval(start: start, duration: 3_600), kind: .scheduled)),
            WidgetRelevanceAttribute(configuration: LineIntent(line: .red), context: .location(inferred: .work)),
        ])
    }
}

struct EverythingProvider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }

    func relevance() async -> WidgetRelevance<Void> {
        let start = Date(timeIntervalSinceReferenceDate: 1_000)
        let cafe = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 37.5, longitude: 127), radius: 100, identifier: "cafe")
        let contexts: [RelevantContext] = [
            .date(start), .date(start, kind: .informational), .date(from: start, to: start + 60),
            .date(range: start...(start + 120), kind: .default), .location(cafe), .location(inferred: .home),
            .fitness(.activityRingsIncomplete), .hardware(headphones: .connected), .sleep(.bedtime),
        ]
        return WidgetRelevance(contexts.map { WidgetRelevanceAttribute(context: $0) })
    }
}

struct SilentProvider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }

    func relevance() async -> WidgetRelevance<Void> {
        try? await Task.sleep(for: .seconds(3_600))
        return WidgetRelevance([])
    }
}

struct EntryView: View {
    let entry: Entry

    var body: some View {
        Text(entry.text).containerBackground(.background, for: .widget)
    }
}

struct CommuteWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Commute", intent: LineIntent.self, provider: CommuteProvider()) {
            EntryView(entry: $0)
        }
        .supportedFamilies([.systemSmall, .accessoryRectangular])
    }
}

struct EverythingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Everything", provider: EverythingProvider()) { EntryView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

struct SilentWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Silent", provider: SilentProvider()) { EntryView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

@main
struct RelevantBundle: WidgetBundle {
    var body: some Widget {
        CommuteWidget()
        EverythingWidget()
        SilentWidget()
    }
}
