import Foundation

/// Inserts objects directly into the store.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    public let entityName: String
    public let entity: NSEntityDescription?
    open var objectsToInsert: [[String: Any]]?
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        entity = nil
        objectsToInsert = dictionaries
    }

    public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        entityName = entity.name ?? ""
        self.entity = entity
        objectsToInsert = dictionaries
    }

    public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        entityName = entity.name ?? ""
        self.entity = entity
        dictionaryHandler = handler
    }

    public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        entityName = entity.name ?? ""
        self.entity = entity
        managedObjectHandler = handler
    }

    public convenience init(
        entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entityName: entityName, objects: [])
        objectsToInsert = nil
        dictionaryHandler = handler
    }

    public convenience init(
        entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entityName: entityName, objects: [])
        objectsToInsert = nil
        managedObjectHandler = handler
    }

    /// Fills one object; returns false when there are no more.
    func fill(_ object: NSManagedObject, number: Int) -> Bool {
        if let managedObjectHandler { return !managedObjectHandler(object) }
        let values = NSMutableDictionary()
        if let dictionaryHandler {
            guard !dictionaryHandler(values) else { return false }
        } else {
            guard let objectsToInsert, objectsToInsert.indices.contains(number) else { return false }
            for (key, value) in objectsToInsert[number] { values[key] = value }
        }
        for case (let key as String, let value) in values { object.setValue(value, forKey: key) }
        return true
    }
}

public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

open class NSBatchInsertResult: NSPersistentStoreResult {
    public let resultType: NSBatchInsertRequestResultType
    public let result: Any?

    init(type: NSBatchInsertRequestResultType, ids: [NSManagedObjectID]) {
        resultType = type
        result =
            switch type {
            case .statusOnly: true
            case .objectIDs: ids
            case .count: ids.count
            }
    }
}

/// Updates objects directly in the store.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    private let givenEntity: NSEntityDescription?
    open var entity: NSEntityDescription { givenEntity ?? NSEntityDescription() }
    open var predicate: NSPredicate?
    open var includesSubentities = true
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    public init(entityName: String) {
        self.entityName = entityName
        givenEntity = nil
    }

    public init(entity: NSEntityDescription) {
        entityName = entity.name ?? ""
        givenEntity = entity
    }
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
    public let resultType: NSBatchUpdateRequestResultType
    public let result: Any?

    init(type: NSBatchUpdateRequestResultType, ids: [NSManagedObjectID]) {
        resultType = type
        result =
            switch type {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: ids
            case .updatedObjectsCountResultType: ids.count
            }
    }
}

extension NSManagedObjectContext {
    /// Performs a batch in a separate context, whose changes are saved immediately.
    func execute(batch change: (NSManagedObjectContext) throws -> [NSManagedObject]) throws -> [NSManagedObjectID] {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        context.mergePolicy = mergePolicy
        return try context.performAndWait {
            let objects = try change(context)
            try context.save()
            return objects.map(\.objectID)
        }
    }

    func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
        let ids = try execute { context in
            var objects: [NSManagedObject] = []
            while true {
                let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context)
                guard request.fill(object, number: objects.count) else {
                    context.delete(object)
                    return objects
                }
                objects.append(object)
            }
        }
        return NSBatchInsertResult(type: request.resultType, ids: ids)
    }

    func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
        let ids = try execute { context in
            let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
            fetch.predicate = request.predicate
            fetch.includesSubentities = request.includesSubentities
            let objects = try context.fetch(fetch)
            for (key, value) in request.propertiesToUpdate ?? [:] {
                let name = (key.base as? NSPropertyDescription)?.name ?? key.base as? String
                guard let name else { continue }
                for object in objects { object.setValue(value, forKey: name) }
            }
            return objects
        }
        return NSBatchUpdateResult(type: request.resultType, ids: ids)
    }
}

/// A fetch whose results are passed to a block.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<ResultType>
    open var estimatedResultCount = 0
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completionBlock = blk
    }
}

open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult {
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    public let finalResult: [ResultType]?
    public let operationError: (any Error)? = nil

    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ result: [ResultType]) {
        fetchRequest = request
        finalResult = result
    }
}

extension NSManagedObjectContext {
    /// Performs a fetch immediately and passes its results to its block.
    @discardableResult
    public func execute<T: NSFetchRequestResult>(
        _ request: NSAsynchronousFetchRequest<T>
    ) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(request, try fetch(request.fetchRequest))
        request.completionBlock?(result)
        return result
    }
}
