import CoreData
import Foundation

/// A data model of books and their authors, made by hand.
enum Library {
    static func model() -> NSManagedObjectModel {
        let book = NSEntityDescription(
            _named: "Book", className: "Book", unique: [["isbn"]],
            [
                NSAttributeDescription(_named: "title", .stringAttributeType, isOptional: false),
                NSAttributeDescription(_named: "isbn", .stringAttributeType),
                NSAttributeDescription(_named: "pages", .integer32AttributeType, default: Int32(100)),
                NSAttributeDescription(_named: "published", .dateAttributeType),
                NSRelationshipDescription(_named: "author", to: "Author", inverse: "books"),
            ])
        let novel = NSEntityDescription(_named: "Novel", className: "Book", parent: "Book", [])
        let author = NSEntityDescription(
            _named: "Author", className: "Author",
            [
                NSAttributeDescription(_named: "name", .stringAttributeType),
                NSRelationshipDescription(
                    _named: "books", to: "Book", inverse: "author", isToMany: true, isOrdered: true,
                    deleteRule: .cascadeDeleteRule),
            ])
        return NSManagedObjectModel(entities: [book, novel, author])
    }

    static func container() -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Library", managedObjectModel: model())
        container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, _ in }
        return container
    }
}

final class Book: NSManagedObject {
    var title: String {
        get { _managed("title") }
        set { _setManaged("title", newValue) }
    }
    var pages: Int32 {
        get { _managed("pages") }
        set { _setManaged("pages", newValue) }
    }
    var published: Date? {
        get { _managed("published") }
        set { _setManaged("published", newValue) }
    }
    var author: Author? {
        get { _managed("author") }
        set { _setManaged("author", newValue) }
    }

    convenience init(_ title: String, pages: Int32 = 100, in context: NSManagedObjectContext) {
        self.init(context: context)
        self.title = title
        self.pages = pages
        setValue(title, forKey: "isbn")
    }

    @nonobjc class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest(entityName: "Book") }
}

final class Author: NSManagedObject {
    private(set) var awakenings = 0

    override func awakeFromInsert() { awakenings += 1 }

    var books: NSOrderedSet? {
        get { _managed("books") }
        set { _setManaged("books", newValue) }
    }
}

enum LibraryClasses: _ManagedObjectClassSource {
    static var _makers: [String: _Maker] {
        [
            "Book": { Book(entity: $0, insertInto: $1) },
            "Author": { Author(entity: $0, insertInto: $1) },
        ]
    }
}
