import CoreData
import Foundation
import Testing

@Suite("Uniqueness constraints")
struct UniquenessTests {
    private let container = Library.container()
    private var context: NSManagedObjectContext { container.viewContext }

    private func books(in context: NSManagedObjectContext) throws -> [Book] {
        try context.fetch(Book.fetchRequest() as NSFetchRequest<Book>)
    }

    @Test("Objects without a value never conflict")
    func absent() throws {
        for title in ["A", "B"] { Book(context: context).title = title }
        try context.save()
        #expect(try books(in: context).map(\.title) == ["A", "B"])
    }

    @Test("A re-inserted object is the stored one with the new values, and keeps its relationships")
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

    @Test("When the stored object wins, objects saved with the new one refer to the stored one")
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

    @Test("Of two new objects the first one wins")
    func twoNew() throws {
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        let first = Book("A", pages: 1, in: context)
        let second = Book("A", pages: 2, in: context)
        try context.save()
        #expect(try books(in: context) == [first] && first.pages == 2 && second.objectID == first.objectID)
    }
}
