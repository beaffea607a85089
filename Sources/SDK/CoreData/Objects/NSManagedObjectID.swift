import Foundation
import Synchronization

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The identity of an object, in all contexts of its store.
public final class NSManagedObjectID: NSObject, IdentifiedObject, @unchecked Sendable {
    private static let counter = Atomic<Int>(0)

    /// Numbers in creation order, which is the order of unsorted fetches.
    let number: Int
    public let entity: NSEntityDescription
    private let isSaved = Atomic<Bool>(false)
    /// The object that the identifier was created for, for objects without a context.
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
