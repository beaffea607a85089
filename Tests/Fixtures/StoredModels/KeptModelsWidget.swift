import SwiftData
import SwiftUI
import WidgetKit

@Model
final class Sighting {
    #Unique<Sighting>([\.bird, \.place], [\.number])
    #Index<Sighting>([\.bird], [\.bird, \.place])

    var number: Int
    @Attribute(.spotlight, originalName: "species") var bird: String
    var place: String
    @Attribute(.externalStorage) var photo: Data?
    @Attribute(.ephemeral) var isShown = false
    @Relationship(deleteRule: .deny, minimumModelCount: 0, maximumModelCount: 3, inverse: \Observer.sightings)
    var observer: Observer?

    init(number: Int, bird: String, place: String) {
        self.number = number
        self.bird = bird
        self.place = place
    }
}

@Model
final class Observer {
    var name: String
    @Relationship(.unique, deleteRule: .nullify) var sightings: [Sighting] = []

    init(name: String) { self.name = name }
}

@ModelActor
actor SightingKeeper {
    func keep(_ sightings: [(number: Int, bird: String, place: String)]) throws -> Int {
        for sighting in sightings {
            modelContext.insert(Sighting(number: sighting.number, bird: sighting.bird, place: sighting.place))
        }
        try modelContext.save()
        return try modelContext.fetchCount(FetchDescriptor<Sighting>())
    }

    func place(of id: PersistentIdentifier) -> String? { self[id, as: Sighting.self]?.place }

    func assign(to name: String) throws -> PersistentIdentifier? {
        let first = try modelContext.fetch(FetchDescriptor<Sighting>(sortBy: [SortDescriptor(\.number)])).first
        first?.observer = Observer(name: name)
        try modelContext.save()
        return first?.persistentModelID
    }

    func deletes(_ id: PersistentIdentifier) -> Bool {
        guard let sighting = self[id, as: Sighting.self] else { return false }
        modelContext.delete(sighting)
        do {
            try modelContext.save()
            return true
        } catch {
            modelContext.rollback()
            return false
        }
    }
}

struct KeptModelsProvider: TimelineProvider {
    private static let container = Result {
        try ModelContainer(
            for: Sighting.self, Observer.self,
            configurations: ModelConfiguration(for: Sighting.self, Observer.self, isStoredInMemoryOnly: true))
    }

    func placeholder(in context: Context) -> LinesEntry { LinesEntry(date: .now, lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        nonisolated(unsafe) let completion = completion
        Task {
            let lines = (try? await lines()) ?? ["failed"]
            completion(Timeline(entries: [LinesEntry(date: .now, lines: lines)], policy: .never))
        }
    }

    private func lines() async throws -> [String] {
        let keeper = SightingKeeper(modelContainer: try Self.container.get())
        let count = try await keeper.keep([
            (1, "Wren", "Wood"), (2, "Wren", "Pond"), (3, "Wren", "Wood"), (2, "Heron", "Lake"),
        ])
        guard let id = try await keeper.assign(to: "Ada") else { return ["none"] }
        let place = await keeper.place(of: id) ?? "nowhere"
        return ["\(count) kept", "the first at \(place)", await keeper.deletes(id) ? "gone" : "stays"]
    }
}

struct KeptModelsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "KeptModels", provider: KeptModelsProvider()) { entry in
            VStack { ForEach(entry.lines, id: \.self) { Text(verbatim: $0) } }
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
