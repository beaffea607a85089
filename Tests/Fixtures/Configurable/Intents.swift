import AppIntents
import WidgetKit

/// A configuration in which every kind of control occurs.
struct Controls: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "All controls"
    static var description = IntentDescription("Sets everything.")

    @Parameter(title: "Theme", description: "How it looks.", default: .dark, requestValueDialog: "Which theme?")
    var theme: Theme

    @Parameter(title: "City")
    var city: City

    @Parameter(title: "Stations", size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 1, max: 4)])
    var stations: [Station]?

    @Parameter(title: "Line", optionsProvider: LineOptions())
    var line: String

    @Parameter(title: "Zoom", default: 3, controlStyle: .slider, inclusiveRange: (1, 9))
    var zoom: Int

    @Parameter(title: "Steps", default: 2, controlStyle: .stepper)
    var steps: Int

    @Parameter(title: "Amount")
    var amount: Int?

    @Parameter(title: "Ratio", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
    var ratio: Double

    @Parameter(title: "Note", inputOptions: String.IntentInputOptions(multiline: true))
    var note: String?

    @Parameter(
        title: "Mail", inputOptions: String.IntentInputOptions(keyboardType: .emailAddress, capitalizationType: .none))
    var mail: String?

    @Parameter(title: "Detail", default: true, displayName: Bool.IntentDisplayName(true: "Much", false: "Little"))
    var isDetailed: Bool

    @Parameter(title: "Day", kind: .date)
    var day: Date?

    @Parameter(title: "Alarm", kind: .time)
    var alarm: DateComponents?

    @Parameter(title: "Feed", defaultURLString: "https://example.com/feed")
    var feed: URL

    @Parameter(title: "Distance", defaultValue: 2, defaultUnit: .kilometers, supportsNegativeNumbers: false)
    var distance: Measurement<UnitLength>

    static var parameterSummary: some ParameterSummary {
        Switch(.widgetFamily) {
            Case(.systemLarge) {
                Summary("Show \(\.$city) and \(\.$stations)") {
                    \.$theme
                    \.$line
                }
            }
            DefaultCase {
                When(\.$theme, .equalTo, .dark) {
                    Summary("Show \(\.$city)") {
                        \.$theme
                    }
                } otherwise: {
                    Summary("Show \(\.$city) brightly") {
                        \.$theme
                        \.$zoom
                    }
                }
            }
        }
    }
}

/// Says which widget it was touched in, and asks for reloads.
struct Report: AppIntent {
    static var title: LocalizedStringResource = "Report"

    @IntentParameterDependency<Controls>(\.$city)
    var widget

    @Parameter(title: "Opens")
    var opens: Bool

    init() { opens = false }

    init(opens: Bool) { self.opens = opens }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        WidgetCenter.shared.reloadTimelines(ofKind: "Controls")
        WidgetCenter.shared.invalidateConfigurationRecommendations()
        let placed = try await WidgetCenter.shared.currentConfigurations()
        let cities = placed.map { info in
            "\(info.family) \(info.widgetConfigurationIntent(of: Controls.self)?.city.name ?? "none")"
        }
        return .result(dialog: "\(widget?.city.name ?? "nobody"); \(cities.joined(separator: ", "))")
    }
}

struct OpenFeed: AppIntent {
    static var title: LocalizedStringResource = "Open feed"

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "https://example.com/item/7")!))
    }
}

/// Goes wrong in the ways that an intent can.
struct Fail: AppIntent {
    static var title: LocalizedStringResource = "Fail"

    @Parameter(title: "How")
    var how: String

    init() { how = "throw" }

    func perform() async throws -> some IntentResult {
        switch how {
        case "trap": fatalError("asked to")
        case "leave": exit(3)
        case "wait": try await Task.sleep(for: .seconds(3_600))
        case "spin": while true {}
        default: throw CancellationError()
        }
        return .result()
    }
}
