import CoreData
import SwiftUI
import WidgetKit

/// The class of an entity whose properties the build writes.
@objc(Bed)
public class Bed: NSManagedObject {
    override public func awakeFromInsert() {
        super.awakeFromInsert()
        id = UUID()
    }
}

/// The class of an entity that is written by hand, as Xcode's menu writes it.
@objc(Visit)
public class Visit: NSManagedObject {}

extension Visit {
    @nonobjc public class func fetchRequest() -> NSFetchRequest<Visit> {
        return NSFetchRequest<Visit>(entityName: "Visit")
    }

    @NSManaged public var stars: Int64  // from 0
    @NSManaged public var tags: [String]?
    @NSManaged
    public var plant: Plant?
}

struct GardenStore {
    static let shared = GardenStore()
    let container: NSPersistentContainer

    init() {
        container = NSPersistentContainer(name: "Garden")
        container.loadPersistentStores { _, error in
            if let error = error as NSError? { fatalError("\(error), \(error.userInfo)") }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
    }
}

struct StoredObjectsProvider: TimelineProvider {
    private let context = GardenStore.shared.container.viewContext

    func placeholder(in context: Context) -> LinesEntry { LinesEntry(date: .now, lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        let lines = (try? lines()) ?? ["failed"]
        completion(Timeline(entries: [LinesEntry(date: .now, lines: lines)], policy: .never))
    }

    private func lines() throws -> [String] {
        var lines = ["\(try context.fetch(Plant.fetchRequest()).count) before"]
        let rose = Plant(context: context)
        let thyme = Plant(context: context)
        thyme.name = "Thyme"
        thyme.count = 7
        thyme.planted = nil
        let bed = Bed(context: context)
        bed.addToPlants(rose)
        thyme.bed = bed
        let visit = Visit(context: context)
        visit.stars = 5
        visit.tags = ["x", "y"]
        rose.addToVisits(visit)
        try context.save()

        let request: NSFetchRequest<Plant> = Plant.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Plant.name, ascending: true)]
        let days = Date.ISO8601FormatStyle(timeZone: .gmt).month().day()
        for plant in try context.fetch(request) {
            lines.append("\(plant.name ?? "") \(plant.count) \(plant.planted?.formatted(days) ?? "none")")
        }
        lines.append("\(bed.plants?.count ?? 0) in \(rose.bed?.label ?? "")")
        guard let fetched = try context.fetch(.init(entityName: "Visit")) as? [Visit], let first = fetched.first else {
            return lines
        }
        let tags = first.tags?.joined(separator: ".") ?? ""
        lines.append("\(first.plant?.bed?.label ?? "") \(tags) \(bed.id != nil)")
        let starred = NSFetchRequest<NSFetchRequestResult>(entityName: "Plant")
        starred.predicate = NSPredicate(format: "ANY %K.stars > %d", #keyPath(Plant.visits), 4)
        let found = try context.fetch(starred) as? [Plant] ?? []
        let compiled = Bundle.main.url(forResource: "Garden", withExtension: "momd").flatMap(
            NSManagedObjectModel.init(contentsOf:))
        lines.append("\(compiled?.entities.count ?? 0) kinds")
        lines.append("\(found.first?.name ?? "") of \((rose.visits as? Set<Visit>)?.count ?? 0)")
        return lines
    }
}

struct StoredObjectsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "StoredObjects", provider: StoredObjectsProvider()) { LinesView(lines: $0.lines) }
            .supportedFamilies([.systemSmall])
    }
}
