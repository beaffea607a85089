import ExtensionProtocol
import Foundation
import WidgetHost

/// What most tests start from.
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
                name: "city", title: "City", typeName: "City", defaultJSON: "\"seoul\"",
                options: cities.map { .init(json: "\"\($0)\"", title: $0.capitalized) })
        ])

    static let tides = WidgetDescription(
        kind: "Tides", displayName: "Tides", description: "Know when the water is high.",
        families: [.systemSmall, .systemMedium])

    static func city(_ name: String) -> [ConfigurationEntry] {
        [ConfigurationEntry(name: "city", json: "\"\(name)\"")]
    }

    static func place(
        _ family: WidgetFamilyName = .systemSmall, kind: String = "Weather", app: ExtensionID = app,
        page: Int? = nil, cell: GridCell? = nil, configuration: [ConfigurationEntry] = []
    ) -> HostCommand {
        .place(
            extensionID: app, kind: kind, family: family,
            context: family.rawValue.hasPrefix("accessory") ? .lockScreen : .homeScreen, page: page, cell: cell,
            configuration: configuration)
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
