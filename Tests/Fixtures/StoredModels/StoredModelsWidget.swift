import SwiftData
import SwiftUI
import WidgetKit

@Model
final class Chore {
    @Attribute(.unique) var id: String
    var title: String
    var due: Date?
    var isDone = false
    @Relationship(deleteRule: .cascade, inverse: \ChoreNote.chore) var notes: [ChoreNote] = []

    init(id: String = UUID().uuidString, title: String, due: Date? = nil) {
        self.id = id
        self.title = title
        self.due = due
    }
}

@Model
final class ChoreNote {
    var text: String
    var chore: Chore?

    init(text: String) { self.text = text }
}

struct LinesEntry: TimelineEntry {
    let date: Date
    let lines: [String]
}

struct StoredModelsProvider: TimelineProvider {
    private static let container: ModelContainer = {
        do {
            let shared = ModelConfiguration(groupContainer: .identifier("group.test.frameworks"))
            return try ModelContainer(for: Chore.self, ChoreNote.self, configurations: shared)
        } catch {
            fatalError("\(error)")
        }
    }()

    private let context = ModelContext(Self.container)

    func placeholder(in context: Context) -> LinesEntry { LinesEntry(date: .now, lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        let lines = (try? lines()) ?? ["failed"]
        completion(Timeline(entries: [LinesEntry(date: .now, lines: lines)], policy: .never))
    }

    private func lines() throws -> [String] {
        let before = try context.fetch(FetchDescriptor<Chore>()).count
        let milk = Chore(title: "Milk", due: Date(timeIntervalSinceReferenceDate: 20))
        milk.notes.append(ChoreNote(text: "two"))
        context.insert(milk)
        context.insert(Chore(title: "Bread", due: Date(timeIntervalSinceReferenceDate: 10)))
        context.insert(Chore(title: "Done"))
        try context.save()
        let done = try context.fetch(FetchDescriptor<Chore>(predicate: #Predicate { $0.title == "Done" })).first
        done?.isDone = true
        let open = try ModelContext(Self.container).fetch(
            FetchDescriptor<Chore>(predicate: #Predicate { !$0.isDone }, sortBy: [SortDescriptor(\.due)]))
        let note = try context.fetch(FetchDescriptor<ChoreNote>()).first
        return [
            "\(before) before", open.map(\.title).joined(separator: ", "),
            "\(note?.text ?? "") of \(note?.chore?.title ?? "")",
        ]
    }
}

/// Fetches by itself.
struct ChoresView: View {
    @Query(sort: \Chore.title, order: .reverse) private var chores: [Chore]

    var body: some View {
        Text(verbatim: chores.isEmpty ? "nothing" : "\(chores.count)")
    }
}

struct StoredModelsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "StoredModels", provider: StoredModelsProvider()) { entry in
            VStack {
                ForEach(entry.lines, id: \.self) { Text(verbatim: $0) }
                ChoresView()
            }
            .containerBackground(.background, for: .widget)
            .modelContainer(for: Chore.self, inMemory: true)
        }
        .supportedFamilies([.systemSmall])
    }
}
