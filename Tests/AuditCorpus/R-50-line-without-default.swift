import AppIntents

enum Line: String, AppEnum {
    case red, green

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
    static let caseDisplayRepresentations: [Line: DisplayRepresentation] = [.red: "Red line", .green: "Green line"]
}

/// A choice that has to be made before the widget shows something.
struct PlaceSettings: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Metro"
    static let description = IntentDescription("Chooses a line.")

    #if FAULT
        @Parameter(title: "Line") var line: Line
    #else
        @Parameter(title: "Line", default: .green) var line: Line
    #endif
}
