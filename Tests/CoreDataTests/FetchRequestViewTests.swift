import CoreData
import SwiftUI
import Testing

/// Views that fetch what they show.
@MainActor
@Suite("Fetches of views")
struct FetchRequestViewTests {
    private let container = Library.container()

    private struct Shelf {
        @FetchRequest(sortDescriptors: [SortDescriptor(\Book.title, order: .reverse)]) var books: FetchedResults<Book>
        @SectionedFetchRequest(
            sectionIdentifier: \Book.pages, sortDescriptors: [SortDescriptor(\Book.pages), SortDescriptor(\Book.title)])
        var byLength: SectionedFetchResults<Int32, Book>
    }

    private func inContext<Value>(_ read: () -> Value) -> Value {
        var environment = EnvironmentValues()
        environment.managedObjectContext = container.viewContext
        return EnvironmentValues.withCurrent(environment, read)
    }

    @Test("@FetchRequest reads from the environment's context in its order")
    func fetched() {
        for title in ["A", "C", "B"] { _ = Book(title, in: container.viewContext) }
        #expect(inContext { Shelf().books.map(\.title) } == ["C", "B", "A"])
        #expect(Shelf().books.isEmpty)
    }

    @Test("A view changes its fetch through the projected value")
    func configured() {
        for (title, pages) in [("A", 2), ("B", 1), ("C", 2)] {
            _ = Book(title, pages: Int32(pages), in: container.viewContext)
        }
        let shelf = Shelf()
        let fetch: Binding<FetchRequest<Book>.Configuration> = shelf.$books
        fetch.wrappedValue.nsPredicate = NSPredicate(format: "pages == 2")
        #expect(inContext { shelf.books.map(\.title) } == ["C", "A"])
        let sections: Binding<SectionedFetchRequest<Int32, Book>.Configuration> = shelf.$byLength
        sections.wrappedValue.sortDescriptors = [SortDescriptor(\.pages, order: .reverse)]
        sections.wrappedValue.nsPredicate = NSPredicate(format: "title != 'A'")
        #expect(inContext { shelf.byLength.map(\.id) } == [2, 1])
    }

    @Test("@SectionedFetchRequest starts a section wherever the section value changes")
    func sectioned() {
        for (title, pages) in [("A", 2), ("B", 1), ("C", 2)] {
            _ = Book(title, pages: Int32(pages), in: container.viewContext)
        }
        let sections = inContext { Shelf().byLength.map { ($0.id, $0.map(\.title)) } }
        #expect(sections.map(\.0) == [1, 2])
        #expect(sections.map(\.1) == [["B"], ["A", "C"]])
    }
}
