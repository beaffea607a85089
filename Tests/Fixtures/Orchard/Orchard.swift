import CoreData
import SwiftUI
import WidgetKit

/// The class of an entity whose properties the build writes, below a class that the build writes.
public class Pear: Tree {
    override public func awakeFromInsert() {
        super.awakeFromInsert()
        label = "pear"
    }
}

/// Says of itself what the build would say.
class Gardener: NSManagedObject, Identifiable {}

/// Written by hand, with another name than the model has for it and with Core Data's initializer hidden.
@objc(OrchardHarvest)
public final class Harvest: NSManagedObject {
    @NSManaged var day: Date
    @NSManaged var kilos: Float
    @NSManaged var tree: Tree?

    @available(*, unavailable)
    init() {
        fatalError("init() is not there")
    }

    init(kilos: Float, in context: NSManagedObjectContext) {
        let entity = NSEntityDescription.entity(forEntityName: "Harvest", in: context)!
        super.init(entity: entity, insertInto: context)
        self.kilos = kilos
    }

    @objc override private init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }

    static func request() -> NSFetchRequest<Harvest> {
        let request = NSFetchRequest<Harvest>(entityName: "Harvest")
        request.sortDescriptors = [NSSortDescriptor(key: "kilos", ascending: false)]
        return request
    }
}

struct OrchardEntry: TimelineEntry {
    var date = Date.now
    var lines: [String] = []
}

struct OrchardProvider: TimelineProvider {
    func placeholder(in context: Context) -> OrchardEntry { OrchardEntry() }

    func getSnapshot(in context: Context, completion: @escaping (OrchardEntry) -> Void) {
        completion(OrchardEntry())
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<OrchardEntry>) -> Void) {
        let container = NSPersistentContainer(name: "Orchard")
        container.loadPersistentStores { _, _ in }
        let lines = (try? lines(container.newBackgroundContext(), container.viewContext)) ?? ["failed"]
        completion(Timeline(entries: [OrchardEntry(lines: lines)], policy: .never))
    }

    /// Makes objects in one context and reads them in another.
    private func lines(_ maker: NSManagedObjectContext, _ reader: NSManagedObjectContext) throws -> [String] {
        let (apple, pear) = (Apple(context: maker), Pear(context: maker))
        apple.isSweet = true
        apple.label = "apple"
        apple.marks = ["red", "old"]
        apple.shade = NSString("cool")
        apple.addToNeighbours(pear)
        pear.height = 4
        pear.grams = 250
        pear.addToHarvests(Harvest(kilos: 2, in: maker))
        pear.insertIntoHarvests(Harvest(kilos: 3, in: maker), at: 0)
        Gardener(context: maker).name = "Ada"
        try maker.save()

        let trees: NSFetchRequest<Tree> = Tree.fetchRequest()
        trees.sortDescriptors = [NSSortDescriptor(keyPath: \Tree.label, ascending: true)]
        var lines = try reader.fetch(trees).map { "\(type(of: $0)) \($0.label ?? "") \($0.height)" }
        let found: Apple? = try reader.fetch(Apple.fetchRequest()).first as Apple?
        lines.append("\(found?.isSweet ?? false) \(found?.marks?.joined(separator: "-") ?? "")")
        let pears = (found?.neighbours as? Set<Pear>) ?? []
        lines.append(pears.map { "\($0.grams ?? 0) g" }.joined())
        let picked = pears.flatMap { $0.harvests?.array as? [Harvest] ?? [] }
        lines.append(picked.map { "\($0.kilos)" }.joined(separator: " "))
        let harvests = try reader.fetch(Harvest.request())
        lines.append("\(harvests.count) of \((harvests.first?.tree as? Pear)?.label ?? "none")")
        // Written and given classes are distinguishable in lists.
        let gardeners: [Gardener] = try reader.fetch(Gardener.fetchRequest())
        lines.append("\(Set(gardeners.map(\.id)).count + Set(pears.map(\.id)).count) ids")
        return lines
    }
}

struct OrchardWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Orchard", provider: OrchardProvider()) { entry in
            VStack {
                ForEach(entry.lines, id: \.self) { Text($0) }
            }
            .font(.system(size: 8))
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
