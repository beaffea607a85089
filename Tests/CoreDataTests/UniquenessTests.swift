import CoreData
import Foundation
import Testing

@Suite("Values that no two objects have in common")
struct UniquenessTests {
    private let container = Library.container()
    private var context: NSManagedObjectContext { container.viewContext }

    private func books(in context: NSManagedObjectContext) throws -> [Book] {
        try context.fetch(Book.fetchRequest() as NSFetchRequest<Book>)
    }

    @Test("objects without a value have none in common")
    func absent() throws {
        for title in ["A", "B"] { Book(context: context).title = title }
        try context.save()
        #expect(try books(in: context).map(\.title) == ["A", "B"])
    }

    @Test("an object that comes again is the older one with the new values, and keeps its relationships")
    func comesAgain() throws {
        let (author, other) = (Author(context: context), Author(context: context))
        let old = Book("A", pages: 1, in: context)
        old.author = author
        old.published = Date(timeIntervalSince1970: 0)
        try context.save()
        let id = old.objectID
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let new = Book("A", pages: 2, in: context)
        try context.save()
        #expect(try books(in: context).map(\.objectID) == [id] && new.objectID == id)
        let seen = try books(in: container.newBackgroundContext())
        #expect(seen.map(\.pages) == [2] && seen.map(\.published) == [Date(timeIntervalSince1970: 0)])
        #expect(seen.first?.author?.objectID == author.objectID)
        #expect(old.pages == 2 && new.pages == 2 && author.books?.array as? [Book] == [old])
        Book("A", pages: 3, in: context).author = other
        try context.save()
        #expect(author.books?.count == 0 && other.books?.array as? [Book] == [old] && old.author === other)
    }

    @Test("when the stored object stays, what is saved with the new one knows the stored one")
    func storeTrumps() throws {
        let old = Book("A", pages: 1, in: context)
        try context.save()
        context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
        let author = Author(context: context)
        let new = Book("A", pages: 2, in: context)
        new.author = author
        try context.save()
        let seen = try books(in: container.newBackgroundContext())
        #expect(seen.map(\.pages) == [1] && seen.map(\.objectID) == [old.objectID])
        #expect(seen.first?.author?.objectID == author.objectID)
        #expect(author.objectIDs(forRelationshipNamed: "books") == [old.objectID] && new.pages == 1)
    }

    @Test("of two new objects the first one stays")
    func twoNew() throws {
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let first = Book("A", pages: 1, in: context)
        let second = Book("A", pages: 2, in: context)
        try context.save()
        #expect(try books(in: context) == [first] && first.pages == 2 && second.objectID == first.objectID)
    }
}
