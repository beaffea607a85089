import CoreData
import Foundation
import Testing

@Suite("Fetched results controllers")
struct FetchedResultsTests {
    private let container = Library.container()
    private var context: NSManagedObjectContext { container.viewContext }

    private func controller(sections: String? = nil) -> NSFetchedResultsController<Book> {
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: true)]
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
    }

    @Test("Objects are sorted, sectioned, and found by index path")
    func sections() throws {
        let books = [("A", 10), ("B", 20), ("C", 10)].map { Book($0.0, pages: $0.1, in: context) }
        let controller = controller(sections: "pages")
        #expect(controller.fetchedObjects == nil && controller.sections == nil)
        try controller.performFetch()
        #expect(controller.fetchedObjects?.map(\.title) == ["A", "C", "B"])
        #expect(controller.sections?.map(\.name) == ["10", "20"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        #expect(controller.sectionIndexTitles == ["1", "2"])
        #expect(controller.object(at: [0, 1]) === books[2])
        #expect(controller.indexPath(forObject: books[1]) == [1, 0])
    }

    @Test("An empty result has one section without objects, or none")
    func empty() throws {
        let (plain, divided) = (controller(), controller(sections: "pages"))
        try plain.performFetch()
        try divided.performFetch()
        #expect(plain.sections?.map(\.numberOfObjects) == [0])
        #expect(divided.sections?.isEmpty == true)
    }

    private final class Listener: NSFetchedResultsControllerDelegate {
        var heard: [String] = []

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            heard.append("will")
        }

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            heard.append("did \(controller.fetchedObjects?.count ?? 0)")
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let title = (anObject as? Book)?.title ?? ""
            let places = [indexPath, newIndexPath].map { $0.map { "\(Array($0))" } ?? "-" }
            heard.append("\(title) \(type) \(places.joined(separator: " "))")
        }
    }

    @Test("Each change of a save is reported")
    func changes() throws {
        let books = [("A", 10), ("B", 20), ("C", 30)].map { Book($0.0, pages: $0.1, in: context) }
        try context.save()
        let (controller, listener) = (controller(), Listener())
        controller.delegate = listener
        try controller.performFetch()
        context.delete(books[0])
        books[1].pages = 40
        _ = Book("D", pages: 5, in: context)
        #expect(listener.heard == [])
        try context.save()
        #expect(
            listener.heard == [
                "will", "A delete [0, 0] -", "B move [0, 1] [0, 2]", "D insert - [0, 0]", "did 3",
            ])
        #expect(controller.fetchedObjects?.map(\.title) == ["D", "C", "B"])
        try context.save()
        #expect(listener.heard.count == 5)
    }
}
