import AppIntents
import WidgetKit

enum Theme: String, AppEnum {
    case light, dark

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
    static var caseDisplayRepresentations: [Theme: DisplayRepresentation] = [
        .light: "Light", .dark: DisplayRepresentation(title: "Dark", subtitle: "At night"),
    ]
}

struct Place: AppEntity {
    var id: String
    var name: String

    static var typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(name: "Place")
    static var defaultQuery = PlaceQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct PlaceQuery: EntityQuery {
    func entities(for identifiers: [Place.ID]) async throws -> [Place] {
        try await suggestedEntities().filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Place] {
        [Place(id: "1", name: "Home"), Place(id: "2", name: "Work")]
    }

    func defaultResult() async -> Place? {
        try? await suggestedEntities().first
    }
}

struct ChoosePlace: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Choose place"
    static var description: IntentDescription = "Chooses what to show."

    @Parameter(title: "Theme", default: .dark)
    var theme: Theme

    @Parameter(title: "Place")
    var place: Place?

    @Parameter(title: "Count", default: 3, inclusiveRange: (1, 9))
    var count: Int

    static var parameterSummary: some ParameterSummary {
        Summary("Show \(\.$place) with \(\.$theme)")
    }
}

struct ConfiguredEntry: TimelineEntry {
    var date: Date
    var intent: ChoosePlace
}

struct ConfiguredProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ConfiguredEntry {
        ConfiguredEntry(date: .now, intent: ChoosePlace())
    }

    func snapshot(for configuration: ChoosePlace, in context: Context) async -> ConfiguredEntry {
        ConfiguredEntry(date: .now, intent: configuration)
    }

    func timeline(for configuration: ChoosePlace, in context: Context) async -> Timeline<ConfiguredEntry> {
        let entry = ConfiguredEntry(date: .now, intent: configuration)
        return Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(900)))
    }

    func recommendations() -> [AppIntentRecommendation<ChoosePlace>] {
        [AppIntentRecommendation(intent: ChoosePlace(), description: "Home")]
    }
}

struct ConfiguredWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Configured", intent: ChoosePlace.self, provider: ConfiguredProvider()) { entry in
            VStack(alignment: .leading) {
                Text(entry.intent.theme.rawValue)
                Text(entry.intent.place?.name ?? "Nowhere")
                Text("\(entry.intent.count)")
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Configured")
        .description("Shows what was configured.")
        .supportedFamilies([.systemSmall])
    }
}
