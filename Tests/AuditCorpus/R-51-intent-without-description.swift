import AppIntents

/// An intent whose description is empty.
struct PlaceSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Calendar"
    #if FAULT
        static let description = IntentDescription("")
    #else
        static let description = IntentDescription("Chooses the first day of the week.")
    #endif

    @Parameter(title: "Begin on Monday", default: true) var beginsOnMonday: Bool
}
