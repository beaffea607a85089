import Foundation

/// A fetch result type.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

open class NSPersistentStoreRequest: NSObject {
    open var affectedStores: [NSPersistentStore]?
}

/// The requested objects and their order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entity: NSEntityDescription?
    private let givenName: String?
    open var entityName: String? { givenName ?? entity?.name }

    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// 0 means no limit.
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Names or descriptions.
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?

    public override init() { givenName = nil }

    public init(entityName: String) { givenName = entityName }

    var propertyNames: [String]? { Self.names(of: propertiesToFetch) }

    static func names(of properties: [Any]?) -> [String]? {
        properties?.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
    }

    /// Results within the limit, after the offset.
    func limited<Element>(_ found: [Element]) -> [Element] {
        let rest = fetchOffset > 0 ? Array(found.dropFirst(fetchOffset)) : found
        return fetchLimit > 0 ? Array(rest.prefix(fetchLimit)) : rest
    }

    /// The unsupported parts of the request.
    var notComputed: [Notices.Notice] {
        var notices: [Notices.Notice] = []
        let expressions = (propertiesToFetch ?? []).compactMap { ($0 as? NSExpressionDescription)?.name }.sorted()
        if !expressions.isEmpty {
            notices.append(
                .init(
                    .warning, subject: "NSExpressionDescription",
                    message: "Expression values are not computed: \(expressions.joined(separator: ", ")).",
                    remedy: "Fetch the objects and compute the values in code."))
        }
        if havingPredicate != nil {
            notices.append(
                .init(
                    .warning, subject: "NSFetchRequest.havingPredicate",
                    message: "havingPredicate is not evaluated: all groups are returned.",
                    remedy: "Fetch the objects and group them with Dictionary(grouping:by:)."))
        }
        return notices
    }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSPersistentStoreResult: NSObject {}

/// Deletes the results of a request directly in the store.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    let fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    let ids: [NSManagedObjectID]?
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        ids = nil
    }

    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = nil
        ids = objects
    }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let resultType: NSBatchDeleteRequestResultType
    public let result: Any?

    init(type: NSBatchDeleteRequestResultType, ids: [NSManagedObjectID]) {
        resultType = type
        result =
            switch type {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: ids
            case .resultTypeCount: ids.count
            }
    }
}
