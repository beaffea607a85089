import Accessibility
import ActivityKit
import AppIntents
import Charts
import SwiftUI
import WidgetKit

// What the sources of core.tsv share.

struct Trip: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes = 1 }
    var name = "a"
}
struct City: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let defaultQuery = CityQuery()
    var id: String
    var displayRepresentation: DisplayRepresentation { "City" }
}
struct CityQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [City] { identifiers.map { City(id: $0) } }
}
struct CityOptions: DynamicOptionsProvider { func results() async throws -> [City] { [] } }
struct NameOptions: DynamicOptionsProvider { func results() async throws -> [String] { ["a"] } }
enum Size: String, AppEnum {
    case small, large
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}
final class Store: Sendable { init() {} }
struct CityIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "City"
    @Parameter(title: "City") var city: City?
    @Parameter(title: "Name") var name: String?
    @Parameter(title: "Count", default: 3) var count: Int
}
struct ReloadIntent: AppIntent {
    static let title: LocalizedStringResource = "Reload"
    func perform() async throws -> some IntentResult { .result() }
}
struct LampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}
struct LampConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "Name") var name: String?
}
struct LampProvider: AppIntentControlValueProvider {
    func previewValue(configuration: LampConfiguration) -> Bool { false }
    func currentValue(configuration: LampConfiguration) async throws -> Bool { true }
}
struct Day: Identifiable {
    var id = 0
    var name = "a"
    var date = Date.now
    var value = 1.0
    var low = 0.0
    var width: CGFloat = 3
}
let days = [Day()]
struct DayEntry: TimelineEntry { var date = Date.now }
struct DayProvider: TimelineProvider {
    func placeholder(in context: Context) -> DayEntry { DayEntry() }
    func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) { completion(DayEntry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
        completion(Timeline(entries: [], policy: .never))
    }
}
