import AppIntents
import SwiftUI
import WidgetKit

enum Place: String, AppEnum {
    case oslo, lima, perth

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Place")
    static let caseDisplayRepresentations: [Place: DisplayRepresentation] = [
        .oslo: "Oslo", .lima: "Lima", .perth: "Perth",
    ]
}

struct ChoosePlace: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a place"

    @Parameter(title: "Place", default: .oslo)
    var place: Place

    init() {}
}

/// What the widget's controls change.
enum Memory {
    static var store: UserDefaults { UserDefaults(suiteName: "group.board") ?? .standard }

    static var count: Int {
        get { store.integer(forKey: "count") }
        set { store.set(newValue, forKey: "count") }
    }

    static var isDone: Bool {
        get { store.bool(forKey: "done") }
        set { store.set(newValue, forKey: "done") }
    }
}

struct CountUp: AppIntent {
    static let title: LocalizedStringResource = "Count"

    init() {}

    func perform() async throws -> some IntentResult {
        Memory.count += 1
        return .result()
    }
}

struct TurnDone: AppIntent {
    static let title: LocalizedStringResource = "Done"

    init() {}

    func perform() async throws -> some IntentResult {
        Memory.isDone.toggle()
        return .result()
    }
}

struct BoardEntry: TimelineEntry {
    let date: Date
    let place: String
    let count: Int
    let isDone: Bool
}

struct BoardProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> BoardEntry {
        BoardEntry(date: .now, place: "Place", count: 0, isDone: false)
    }

    func snapshot(for configuration: ChoosePlace, in context: Context) async -> BoardEntry {
        BoardEntry(date: .now, place: "Oslo", count: 7, isDone: true)
    }

    /// One entry an hour for a day.
    func timeline(for configuration: ChoosePlace, in context: Context) async -> Timeline<BoardEntry> {
        print("timeline for \(configuration.place.rawValue)")
        let hour = 3_600.0
        let start = (Date.now.timeIntervalSince1970 / hour).rounded(.down) * hour
        let entries = (0..<24).map { index in
            BoardEntry(
                date: Date(timeIntervalSince1970: start + Double(index) * hour),
                place: configuration.place.rawValue.capitalized, count: Memory.count, isDone: Memory.isDone)
        }
        return Timeline(entries: entries, policy: .atEnd)
    }
}

struct BoardView: View {
    let entry: BoardEntry

    private var hour: Int { Int(entry.date.timeIntervalSince1970) / 3_600 % 24 }

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Link(destination: URL(string: "board://place/\(entry.place)") ?? URL(fileURLWithPath: "/")) {
                Text(entry.place).font(.headline)
            }
            Text("Hour \(hour)").font(.caption)
            Text("\(entry.count)").font(.title).contentTransition(.numericText())
            HStack {
                Button(intent: CountUp()) { Text("Count") }
                Toggle(isOn: entry.isDone, intent: TurnDone()) { Text("Done") }.toggleStyle(.button)
            }
            .font(.caption)
        }
        .containerBackground(for: .widget) { Color.teal.opacity(0.4) }
    }
}

@main
struct BoardWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Board", intent: ChoosePlace.self, provider: BoardProvider()) { entry in
            BoardView(entry: entry)
        }
        .configurationDisplayName("Board")
        .description("Show the hour at a place.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
