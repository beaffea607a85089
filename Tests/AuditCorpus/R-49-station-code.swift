import AppIntents

/// A code that few people know, next to a setting with a default.
struct PlaceSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Departures"
    static let description = IntentDescription("Chooses a station.")

    @Parameter(title: "Trains only", default: true) var isTrainsOnly: Bool
    #if FAULT
        @Parameter(
            title: "Station code", description: "The code of the operator.",
            inputOptions: .init(capitalizationType: .allCharacters))
        var code: String?
    #else
        @Parameter(title: "Station", optionsProvider: Stations()) var code: String?
    #endif
}

struct Stations: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Harbor", "Museum", "Old Town"] }
}
