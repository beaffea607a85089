import AppIntents

/// A form with a setting for every detail.
struct PlaceSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Tides"
    static let description = IntentDescription("Chooses what the tides show.")

    @Parameter(title: "Wind", default: true) var hasWind: Bool
    @Parameter(title: "Waves", default: true) var hasWaves: Bool
    @Parameter(title: "Moon", default: false) var hasMoon: Bool
    #if FAULT
        @Parameter(title: "Decimals", default: 1) var decimals: Int
        @Parameter(title: "Shown hours", default: 6) var hours: Int
    #endif
}
