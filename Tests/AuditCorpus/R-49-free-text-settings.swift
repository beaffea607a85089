import AppIntents

struct PlaceSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Weather"
    static let description = IntentDescription("Chooses the place.")

    #if FAULT
        @Parameter(title: "Place") var place: String?
    #else
        @Parameter(title: "Place", default: "Seoul") var place: String
    #endif
}
