import AppIntents

struct PlaceSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Weather"
    static let description = IntentDescription("Chooses the place.")

    #if FAULT
        @Parameter(title: "", default: true) var hasDetails: Bool
    #else
        @Parameter(title: "Details", default: true) var hasDetails: Bool
    #endif
}
