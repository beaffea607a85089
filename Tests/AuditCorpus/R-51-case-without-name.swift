import AppIntents

enum Unit: String, AppEnum {
    case metric, imperial, nautical

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
    #if FAULT
        static let caseDisplayRepresentations: [Unit: DisplayRepresentation] = [
            .metric: "Metric", .imperial: "Imperial",
        ]
    #else
        static let caseDisplayRepresentations: [Unit: DisplayRepresentation] = [
            .metric: "Metric", .imperial: "Imperial", .nautical: "Nautical",
        ]
    #endif
}

/// A choice whose last case has no name.
struct PlaceSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Wind"
    static let description = IntentDescription("Chooses the unit of wind.")

    @Parameter(title: "Unit", default: .metric) var unit: Unit
}
