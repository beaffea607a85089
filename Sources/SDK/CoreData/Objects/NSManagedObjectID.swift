import Foundation
import Synchronization

/// What tells an object from every other, in all contexts of its store.
public final class NSManagedObjectID: NSObject, IdentifiedObject, @unchecked Sendable {
    private static let counter = Atomic<Int>(0)

    /// Numbers in the order in which objects were made, which fetches without an order give them in.
    let number: Int
    public let entity: NSEntityDescription
    private let isSaved = Atomic<Bool>(false)
    /// The object that the identifier was made for, for objects without a context.
    weak var original: NSManagedObject?
    public internal(set) weak var persistentStore: NSPersistentStore?

    init(entity: NSEntityDescription) {
        number = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
        self.entity = entity
    }

    /// Whether the object was never saved.
    public var isTemporaryID: Bool { !isSaved.load(ordering: .relaxed) }

    func becomePermanent() { isSaved.store(true, ordering: .relaxed) }

    public func uriRepresentation() -> URL {
        let path = "\(entity.name ?? "Entity")/\(isTemporaryID ? "t" : "p")\(number)"
        return URL(string: "x-coredata://store/\(path)") ?? URL(fileURLWithPath: "/" + path)
    }

    package var identity: AnyObject { self }

    public override var description: String { uriRepresentation().absoluteString }
}
