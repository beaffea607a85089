import ExtensionProtocol
import Foundation
import WidgetHost
import WidgetVocabulary

/// The initial values of most tests.
enum Samples {
    /// 2026-01-05 00:00 UTC, a Monday.
    static let start = Date(timeIntervalSince1970: 1_767_571_200)
    static let app = ExtensionID("weather")

    static let cities = ["seoul", "busan", "incheon", "daegu", "jeju"]

    static let weather = WidgetDescription(
        kind: "Weather", displayName: "Weather", description: "See the weather of a city.",
        families: [
            .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline,
        ],
        configuration: .appIntent,
        parameters: [
            ConfigurationParameter(
                name: "city", title: "City", typeName: "City", kind: .enumeration(title: "City"),
                defaultJSON: "\"seoul\"",
                options: cities.map { .init(json: "\"\($0)\"", title: $0.capitalized) })
        ])

    static let tides = WidgetDescription(
        kind: "Tides", displayName: "Tides", description: "Know when the water is high.",
        families: [.systemSmall, .systemMedium])

    static let stations = ["Anguk", "Apgujeong", "Bulgwang", "Chungmuro", "Daehwa"].map {
        ConfigurationOption(json: "\"\($0.lowercased())\"", title: $0)
    }

    /// A widget whose form has every kind of field.
    static let departures = WidgetDescription(
        kind: "Departures", displayName: "Departures", description: "See the next trains.",
        families: [.systemSmall, .systemLarge], configuration: .appIntent, intentTitle: "Departures",
        parameters: [
            ConfigurationParameter(
                name: "station", title: "Station", typeName: "Station", kind: .entity(title: "Station"),
                optionSource: .search),
            ConfigurationParameter(
                name: "lines", title: "Lines", typeName: "[Line]", kind: .enumeration(title: "Line"),
                list: ConfigurationListSize(
                    general: .init(maximum: 2), byFamily: [.systemLarge: .init(maximum: 5)]),
                options: [.init(json: "\"3\"", title: "Line 3"), .init(json: "\"4\"", title: "Line 4")]),
            ConfigurationParameter(
                name: "walk", title: "Minutes to walk", typeName: "Int",
                kind: .integer(.init(style: .stepper, range: 0...30)), defaultJSON: "5"),
            ConfigurationParameter(
                name: "platform", title: "Show platform", typeName: "Bool", kind: .boolean(.init()),
                defaultJSON: "true"),
            ConfigurationParameter(name: "note", title: "Note", typeName: "String?", presence: .optional),
            ConfigurationParameter(
                name: "from", title: "From", typeName: "Date?", kind: .date(.dateTime), presence: .optional),
        ],
        summary: .when(
            .init(.parameter("platform"), .equals("true")),
            then: .sentence(
                .init(
                    parts: [.text("Trains from "), .parameter("station")],
                    others: ["lines", "walk", "platform", "note"])),
            otherwise: .sentence(.init(parts: [.parameter("station")], others: ["platform"]))))

    static func city(_ name: String) -> [ConfigurationEntry] {
        [ConfigurationEntry(name: "city", json: "\"\(name)\"")]
    }

    /// - Parameters:
    ///   - context: `nil` for the Lock Screen if the size is an accessory, otherwise the Home Screen.
    ///   - platform: `nil` for the one that has the place, or iPhone if several have it.
    static func place(
        _ family: Family = .systemSmall, kind: String = "Weather", app: ExtensionID = app, in context: Context? = nil,
        on platform: Platform? = nil, page: Int? = nil, cell: GridCell? = nil,
        configuration: [ConfigurationEntry] = []
    ) -> HostCommand {
        .layout(
            .place(
                extensionID: app, kind: kind, family: family,
                context: context ?? (family.rawValue.hasPrefix("accessory") ? .lockScreen : .homeScreen), page: page,
                cell: cell, configuration: configuration, platform: platform))
    }
}

extension Date {
    static func + (date: Date, minutes: Minutes) -> Date { date.addingTimeInterval(minutes.count * 60) }
}

struct Minutes {
    var count: Double
}

extension Double {
    var minutes: Minutes { Minutes(count: self) }
    var hours: Minutes { Minutes(count: self * 60) }
}
