import Foundation
import Testing

@testable import CoreData

@Suite("Fetching objects")
struct FetchTests {
    private let container = Library.container()
    private var context: NSManagedObjectContext { container.viewContext }

    private func fill() throws {
        for (index, title) in ["Emma", "Ulysses", "emma b", "Walden"].enumerated() {
            Book(title, pages: Int32(100 * index), in: context).published = Date(timeIntervalSince1970: Double(-index))
        }
        try context.save()
    }

    private func titles(_ change: (NSFetchRequest<Book>) -> Void) throws -> [String] {
        let request: NSFetchRequest<Book> = Book.fetchRequest()
        change(request)
        return try context.fetch(request).map(\.title)
    }

    @Test("Without sort descriptors, objects come in creation order, within offset and limit")
    func plain() throws {
        try fill()
        #expect(try titles { _ in } == ["Emma", "Ulysses", "emma b", "Walden"])
        #expect(
            try titles {
                $0.fetchOffset = 1
                $0.fetchLimit = 2
            } == ["Ulysses", "emma b"])
    }

    @Test("Sort descriptors by key and by key path order the objects")
    func sorted() throws {
        try fill()
        #expect(
            try titles { $0.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)] }.first == "Walden")
        #expect(
            try titles { $0.sortDescriptors = [NSSortDescriptor(keyPath: \Book.published, ascending: true)] }
                == ["Walden", "emma b", "Ulysses", "Emma"])
    }

    @Test(
        "Predicates filter objects",
        arguments: [
            ("title == 'Emma'", ["Emma"]),
            ("title BEGINSWITH[c] 'emma'", ["Emma", "emma b"]),
            ("pages > 100 AND NOT title CONTAINS 'm'", ["Walden"]),
            ("pages IN {0, 300}", ["Emma", "Walden"]),
            ("pages BETWEEN {100, 200}", ["Ulysses", "emma b"]),
            ("author == nil && title LIKE '*l*s*'", ["Ulysses"]),
            ("author.name == 'x'", []),
        ])
    func predicates(format: String, expected: [String]) throws {
        try fill()
        #expect(try titles { $0.predicate = NSPredicate(format: format) } == expected)
    }

    @Test("Predicate arguments can be objects, dates and key paths")
    func arguments() throws {
        try fill()
        let author = Author(context: context)
        let book = try #require(try context.fetch(Book.fetchRequest() as NSFetchRequest<Book>).last)
        book.author = author
        #expect(try titles { $0.predicate = NSPredicate(format: "author == %@", author) } == ["Walden"])
        let day = Date(timeIntervalSince1970: -1) as NSDate
        #expect(try titles { $0.predicate = NSPredicate(format: "%K >= %@", "published", day) } == ["Emma", "Ulysses"])
    }

    @Test("Objects in predicates match by identifier, in any context")
    func identities() throws {
        try fill()
        let author = Author(context: context)
        let book = try #require(try context.fetch(Book.fetchRequest() as NSFetchRequest<Book>).first)
        book.author = author
        try context.save()
        let same = try container.newBackgroundContext().existingObject(with: author.objectID)
        #expect(try titles { $0.predicate = NSPredicate(format: "author == %@", author.objectID) } == ["Emma"])
        #expect(try titles { $0.predicate = NSPredicate(format: "author == %@", same) } == ["Emma"])
        #expect(try titles { $0.predicate = NSPredicate(format: "SELF IN %@", [book.objectID]) } == ["Emma"])
        #expect(try titles { $0.predicate = NSPredicate(format: "author.books.@sum.pages == 0") }.first == "Emma")
    }

    @Test("Dictionaries can be distinct, and one per group")
    func distinct() throws {
        for (title, pages) in [("A", 1), ("B", 2), ("C", 1)] { _ = Book(title, pages: Int32(pages), in: context) }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["pages"]
        #expect(try context.fetch(request).count == 3)
        request.returnsDistinctResults = true
        request.fetchLimit = 2
        #expect(try context.fetch(request) as? [NSDictionary] == [["pages": Int32(1)], ["pages": Int32(2)]])
        request.returnsDistinctResults = false
        request.propertiesToGroupBy = ["pages"]
        request.propertiesToFetch = ["title", "pages"]
        #expect(try context.fetch(request).compactMap { ($0 as? NSDictionary)?["title"] as? String } == ["A", "B"])
    }

    @Test("Unsupported fetch options are reported")
    func notComputed() {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        #expect(request.notComputed.isEmpty)
        let sum = NSExpressionDescription()
        sum.name = "total"
        request.propertiesToFetch = [sum, "title"]
        request.havingPredicate = NSPredicate(value: true)
        #expect(request.notComputed.map(\.subject) == ["NSExpressionDescription", "NSFetchRequest.havingPredicate"])
        #expect(request.notComputed.first?.message.contains("total") == true)
    }

    @Test("A fetch includes the objects of subentities")
    func subentities() throws {
        let novel = try #require(
            NSEntityDescription.insertNewObject(forEntityName: "Novel", into: context) as? Book)
        novel.title = "Middlemarch"
        #expect(try titles { _ in } == ["Middlemarch"])
        #expect(try titles { $0.includesSubentities = false } == [])
        #expect(try titles { $0.includesPendingChanges = false } == [])
    }

    @Test("Results can be identifiers, dictionaries and a count")
    func kinds() throws {
        try fill()
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
        request.fetchLimit = 1
        request.resultType = .managedObjectIDResultType
        let id = try #require(try context.fetch(request).first as? NSManagedObjectID)
        #expect((context.object(with: id) as? Book)?.title == "Emma")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["title"]
        #expect(try context.fetch(request).first as? NSDictionary == ["title": "Emma"])
        request.resultType = .countResultType
        #expect(try context.fetch(request).first as? NSNumber == 1)
    }

    @Test("An unknown entity is an error that lists the known ones")
    func unknown() {
        let error = #expect(throws: NSError.self) {
            try context.fetch(NSFetchRequest<Book>(entityName: "Boook"))
        }
        #expect(error?.localizedDescription == "The data model has no entity Boook; it has Author, Book, Novel.")
    }
}
