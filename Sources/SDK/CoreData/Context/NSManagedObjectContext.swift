import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Objects of a store, or of another context, with unsaved changes.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public let concurrencyType: NSManagedObjectContextConcurrencyType

    /// The parent context, if it is not a store.
    open var parent: NSManagedObjectContext?
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: NSMergePolicy = .error
    open var name: String?
    open var transactionAuthor: String?
    open var shouldDeleteInaccessibleFaults = true
    open var propagatesDeletesAtEndOfEvent = true
    open var retainsRegisteredObjects = true
    /// The staleness interval in seconds; values are always fresh.
    open var stalenessInterval: TimeInterval = -1
    /// A widget has no undo; the value is stored but not used.
    open var undoManager: AnyObject?
    public let userInfo = NSMutableDictionary()

    private var ownCoordinator: NSPersistentStoreCoordinator?
    let lock = NSRecursiveLock()
    let queue: DispatchQueue

    var registered: [NSManagedObjectID: NSManagedObject] = [:]
    var insertedIDs: Set<NSManagedObjectID> = []
    var updatedIDs: Set<NSManagedObjectID> = []
    var deletedIDs: Set<NSManagedObjectID> = []

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
        super.init()
        queue.setSpecific(key: Self.queueKey, value: queueName)
    }

    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    public struct ConcurrencyType: Hashable, Sendable {
        private enum Kind { case main, own }
        private let kind: Kind

        public static let mainQueue = ConcurrencyType(kind: .main)
        public static let privateQueue = ConcurrencyType(kind: .own)
    }

    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { ownCoordinator ?? parent?.persistentStoreCoordinator }
        set {
            ownCoordinator = newValue
            newValue?.add(self)
        }
    }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    open var insertedObjects: Set<NSManagedObject> { objects(insertedIDs) }
    open var updatedObjects: Set<NSManagedObject> { objects(updatedIDs) }
    open var deletedObjects: Set<NSManagedObject> { objects(deletedIDs) }
    open var registeredObjects: Set<NSManagedObject> { lock.withLock { Set(registered.values) } }
    open var hasChanges: Bool {
        lock.withLock { !(insertedIDs.isEmpty && updatedIDs.isEmpty && deletedIDs.isEmpty) }
    }

    private func objects(_ ids: @autoclosure () -> Set<NSManagedObjectID>) -> Set<NSManagedObject> {
        lock.withLock { Set(ids().compactMap { registered[$0] }) }
    }

    open func insert(_ object: NSManagedObject) {
        let isNew = lock.withLock {
            guard registered[object.objectID] !== object else { return false }
            registered[object.objectID] = object
            insertedIDs.insert(object.objectID)
            object.managedObjectContext = self
            return true
        }
        if isNew { object.awakeFromInsert() }
    }

    /// Marks an object as deleted; its relationships' delete rules apply to the related objects. An object that was
    /// never saved leaves the context.
    open func delete(_ object: NSManagedObject) {
        lock.withLock {
            let id = object.objectID
            guard registered[id] != nil, !deletedIDs.contains(id) else { return }
            object.prepareForDeletion()
            let wasStored = insertedIDs.remove(id) == nil
            if wasStored { deletedIDs.insert(id) } else { registered[id] = nil }
            updatedIDs.remove(id)
            for case let relationship as NSRelationshipDescription in object.entity.properties {
                for id in object.objectIDs(forRelationshipNamed: relationship.name) {
                    guard let other = found(id) else { continue }
                    object._remove(other, from: relationship.name)
                    if relationship.deleteRule == .cascadeDeleteRule { delete(other) }
                }
            }
            updatedIDs.remove(id)
            if !wasStored { object.managedObjectContext = nil }
        }
    }

    func noteUpdate(of object: NSManagedObject) {
        lock.withLock {
            let id = object.objectID
            guard registered[id] === object, !insertedIDs.contains(id), !deletedIDs.contains(id) else { return }
            updatedIDs.insert(id)
        }
    }

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        lock.withLock { registered[objectID] }
    }

    /// The object, even if it no longer exists; then it has no values.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        found(objectID) ?? ManagedObjectClasses.make(objectID.entity, insertInto: nil)
    }

    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = found(objectID), !deletedIDs.contains(objectID) else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
                userInfo: [NSLocalizedDescriptionKey: "\(objectID) is not in the store."])
        }
        return object
    }

    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.becomePermanent() }
    }

    /// Does nothing: a new object belongs to the only store.
    open func assign(_ object: Any, to store: NSPersistentStore) {}
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// How a conflict between the store and a saved context is resolved.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSRollbackMergePolicy = NSMergePolicy.rollback
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
