import AppIntents
import SwiftUI
import WidgetKit

/// Goes wrong at the point that the environment names, in the way that it names.
func reach(_ point: String) {
    let variables = ProcessInfo.processInfo.environment
    guard variables["POINT"] == point else { return }
    switch variables["FAULT"] {
    case "trap": fatalError("a trap in \(point)")
    case "exit": exit(9)
    case "hang":
        FileHandle.standardError.write(Data("a hang in \(point)\n".utf8))
        while true {}
    case "flood": while true { print("line after line after line after line after line") }
    default: break
    }
}

struct Color: AppEntity {
    var id: String

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Color")
    static var defaultQuery = ColorQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ColorQuery: EntityQuery {
    func entities(for identifiers: [Color.ID]) async throws -> [Color] { identifiers.map { Color(id: $0) } }

    func suggestedEntities() async throws -> [Color] {
        reach("query")
        return [Color(id: "red")]
    }

    func defaultResult() async -> Color? {
        reach("default")
        return Color(id: "red")
    }
}

struct Choose: WidgetConfigurationIntent {
    static var title: LocalizedStringResource {
        reach("title")
        return "Choose"
    }

    @Parameter(title: "Color")
    var color: Color
}

struct Act: AppIntent {
    static var title: LocalizedStringResource = "Act"

    func perform() async throws -> some IntentResult {
        reach("perform")
        Thread.detachNewThread {
            // Until somebody lets it go, who has had his answer.
            let gate = ProcessInfo.processInfo.environment["GATE"] ?? ""
            while !FileManager.default.fileExists(atPath: gate) { Thread.sleep(forTimeInterval: 0.01) }
            reach("later")
        }
        return .result()
    }
}

struct FaultyEntry: TimelineEntry {
    var date = Date(timeIntervalSinceReferenceDate: 0)
}

struct FaultyProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> FaultyEntry {
        reach("placeholder")
        return FaultyEntry()
    }

    func snapshot(for configuration: Choose, in context: Context) async -> FaultyEntry {
        reach("snapshot")
        return FaultyEntry()
    }

    func timeline(for configuration: Choose, in context: Context) async -> Timeline<FaultyEntry> {
        reach("timeline")
        return Timeline(entries: [FaultyEntry()], policy: .never)
    }

    func recommendations() -> [AppIntentRecommendation<Choose>] {
        reach("recommendations")
        return []
    }
}

struct FaultyView: View {
    var body: some View {
        reach("view")
        // A path whose drawing is as large as the environment says.
        let count = ProcessInfo.processInfo.environment["SEGMENTS"].flatMap { Int($0) } ?? 4
        return Path { path in
            path.move(to: .zero)
            for index in 0..<count { path.addLine(to: CGPoint(x: index % 150, y: index % 140)) }
        }
        .containerBackground(.white, for: .widget)
    }
}

struct Faulty: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Faulty", intent: Choose.self, provider: FaultyProvider()) { _ in FaultyView() }
    }
}
