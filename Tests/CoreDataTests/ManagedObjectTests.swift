import CoreData
import Foundation
import Testing

@Suite("Objects of a data model")
struct ManagedObjectTests {
    private let container = Library.container()
    private var context: NSManagedObjectContext { container.viewContext }

    @Test("A new object has its entity's defaults and is one of the context's changes until it is saved")
    func inserted() throws {
        let book = Book(context: context)
        #expect(book.pages == 100)
        #expect(book.published == nil)
        #expect(book.title == "")
        #expect(book.entity.name == "Book")
        #expect(book.isInserted && context.hasChanges && book.objectID.isTemporaryID)
        book.title = "Emma"
        try context.save()
        #expect(!context.hasChanges && !book.isInserted && !book.objectID.isTemporaryID)
        book.pages = 12
        #expect(book.isUpdated && book.changedValues().keys.sorted() == ["pages"])
    }

    @Test("A missing required property prevents the save")
    func required() throws {
        let book = Book(context: context)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationMissingMandatoryPropertyError)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
        #expect(context.hasChanges)
        book.title = "Emma"
        try context.save()
    }

    @Test("Values have the type that the property declares")
    func types() {
        let book = Book("Emma", in: context)
        book.setValue(7, forKey: "pages")
        #expect(book.pages == 7)
        #expect(book.value(forKey: "pages") as? Int == 7)
        book.setValue(nil, forKey: "pages")
        #expect(book.pages == 0)
        let number: NSNumber? = book._managed("pages")
        #expect(number == nil)
    }

    @Test("Both ends of a relationship stay consistent")
    func inverses() throws {
        let (first, second) = (Author(context: context), Author(context: context))
        let books = ["A", "B"].map { Book($0, in: context) }
        books[0].author = first
        first._add(books[1], to: "books")
        #expect(books[1].author === first)
        #expect(first.books?.array as? [Book] == books)
        second._add(NSOrderedSet(array: books), to: "books")
        #expect(first.books?.count == 0)
        #expect(books[0].author === second)
        second._remove(from: "books", at: 0)
        #expect(books[0].author == nil)
        second._insert(books[0], into: "books", at: 1)
        #expect(second.books?.array as? [Book] == [books[1], books[0]])
    }

    @Test("Deleting follows the delete rules")
    func deleted() throws {
        let author = Author(context: context)
        let kept = Author(context: context)
        let book = Book("A", in: context)
        let other = Book("B", in: context)
        book.author = author
        other.author = kept
        try context.save()
        context.delete(author)
        #expect(book.isDeleted && !other.isDeleted)
        context.delete(other)
        #expect(kept.books?.count == 0)
        try context.save()
        #expect(try context.count(for: Book.fetchRequest()) == 0)
        #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
    }

    @Test("An object that was deleted before it was saved is never stored")
    func deletedUnsaved() throws {
        let book = Book("A", in: context)
        context.delete(book)
        book.title = "B"
        #expect(!context.hasChanges && context.registeredObject(for: book.objectID) == nil)
        _ = Book("C", in: context)
        try context.save()
        let seen = try container.newBackgroundContext().fetch(Book.fetchRequest() as NSFetchRequest<Book>)
        #expect(seen.map(\.title) == ["C"])
    }

    @Test("An object awakes once on insertion")
    func awakening() {
        let author = Author(context: context)
        context.insert(author)
        #expect(author.awakenings == 1)
    }

    @Test("Rollback discards unsaved changes")
    func rollback() throws {
        let book = Book("A", in: context)
        try context.save()
        book.title = "B"
        _ = Book("C", in: context)
        context.rollback()
        #expect(book.title == "A" && !context.hasChanges)
        #expect(try context.count(for: Book.fetchRequest()) == 1)
    }
}
