import CoreData
import Foundation
import Testing

@Suite("Contexts and their stores")
struct ContextTests {
    private let container = Library.container()
    private var context: NSManagedObjectContext { container.viewContext }

    private func titles(in context: NSManagedObjectContext) throws -> [String] {
        try context.fetch(Book.fetchRequest() as NSFetchRequest<Book>).map(\.title)
    }

    @Test("Saves of a background context are visible to others, in objects of the same class")
    func background() async throws {
        try await container.performBackgroundTask { context in
            _ = Book("A", in: context)
            try context.save()
        }
        #expect(try titles(in: context) == ["A"])
    }

    @Test("A child saves into its parent, and only the parent's save reaches the store")
    func child() throws {
        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        child.parent = context
        try child.performAndWait {
            _ = Book("A", in: child)
            try child.save()
        }
        #expect(context.hasChanges && !child.hasChanges)
        #expect(try titles(in: context) == ["A"])
        let other = container.newBackgroundContext()
        #expect(try titles(in: other) == [])
        try context.save()
        #expect(try titles(in: other) == ["A"])
    }

    @MainActor
    @Test("A context that merges changes sees new values of its objects; others keep theirs")
    func merging() throws {
        let book = Book("A", in: context)
        try context.save()
        let other = container.newBackgroundContext()
        let same = try #require(try other.existingObject(with: book.objectID) as? Book)
        same.title = "B"
        try other.save()
        #expect(book.title == "A")
        context.automaticallyMergesChangesFromParent = true
        same.title = "C"
        try other.save()
        #expect(book.title == "C")
    }

    @Test("A main-queue context merges what another thread saved")
    func mergingLater() async throws {
        context.automaticallyMergesChangesFromParent = true
        let book = Book("A", in: context)
        try context.save()
        let id = book.objectID
        try await container.performBackgroundTask { other in
            (try other.existingObject(with: id) as? Book)?.title = "B"
            try other.save()
        }
        // Blocks that were queued before run first.
        await MainActor.run {}
        #expect(book.title == "B")
    }

    @Test("Saving does not wait for other contexts")
    func savingSideBySide() {
        let (one, other) = (container.newBackgroundContext(), container.newBackgroundContext())
        one.automaticallyMergesChangesFromParent = true
        let saved = DispatchSemaphore(value: 0)
        let result = one.performAndWait {
            DispatchQueue.global().async {
                other.performAndWait {
                    _ = Book("A", in: other)
                    try? other.save()
                }
                saved.signal()
            }
            // Held for as long as the other one takes, which without waiting is zero.
            return saved.wait(timeout: .now() + 600)
        }
        #expect(result == .success)
    }

    @Test("For two objects with the same unique value the merge policy keeps one or rejects both")
    func uniqueness() throws {
        _ = Book("A", pages: 1, in: context)
        try context.save()
        _ = Book("A", pages: 2, in: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        let books = try container.newBackgroundContext().fetch(Book.fetchRequest() as NSFetchRequest<Book>)
        #expect(books.map(\.pages) == [2])
    }

    @Test("A batch deletion empties the store")
    func batchDelete() throws {
        _ = Book("A", in: context)
        try context.save()
        let request = NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Book"))
        request.resultType = .resultTypeCount
        let result = try context.execute(request) as? NSBatchDeleteResult
        #expect(result?.result as? Int == 1)
        #expect(try titles(in: container.newBackgroundContext()) == [])
    }

    @Test("Saving posts a notification with the saved objects")
    func notification() throws {
        let inserted = Counter()
        let observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: context, queue: nil
        ) { inserted.count += ($0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0 }
        _ = Book("A", in: context)
        try context.save()
        NotificationCenter.default.removeObserver(observer)
        #expect(inserted.count == 1)
    }

    /// Counts on the thread that posts, which is the test's.
    private final class Counter: @unchecked Sendable {
        var count = 0
    }
}
