import Foundation

/// Holds the results of a request, in sections, and notifies its delegate when a save changes them.
open class NSFetchedResultsController<ResultType>: NSObject {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    private let results: FetchedResultsKeeper

    /// - Parameters:
    ///   - sectionNameKeyPath: consecutive objects with the same value form a section; `nil` for a single one.
    ///   - name: there is no cache file.
    public convenience init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        let results = FetchedResultsKeeper(sectionNameKeyPath) { try context.fetch(fetchRequest).map { $0 as Any } }
        self.init(fetchRequest, context, sectionNameKeyPath, name, results)
        // The delegate's view of the controller, type-erased.
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
        request.predicate = fetchRequest.predicate
        request.sortDescriptors = fetchRequest.sortDescriptors
        results.makeUntyped = { [unowned results] in
            NSFetchedResultsController<any NSFetchRequestResult>(request, context, sectionNameKeyPath, name, results)
        }
    }

    fileprivate init(
        _ fetchRequest: NSFetchRequest<ResultType>, _ context: NSManagedObjectContext, _ sectionNameKeyPath: String?,
        _ cacheName: String?, _ results: FetchedResultsKeeper
    ) {
        self.fetchRequest = fetchRequest
        managedObjectContext = context
        self.sectionNameKeyPath = sectionNameKeyPath
        self.cacheName = cacheName
        self.results = results
        super.init()
    }

    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { results.delegate }
        set { results.delegate = newValue }
    }

    open func performFetch() throws {
        try results.fetch()
        results.watch(managedObjectContext)
    }

    open var fetchedObjects: [ResultType]? { results.sections?.flatMap(\.members).compactMap { $0 as? ResultType } }
    open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }
    open var sectionIndexTitles: [String] { results.sections?.compactMap(\.indexTitle) ?? [] }

    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        FetchedSection.indexTitle(of: sectionName)
    }

    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    /// - Parameter indexPath: existing section and index of the object in it.
    open func object(at indexPath: IndexPath) -> ResultType {
        let path = Array(indexPath)
        guard path.count == 2, let sections = results.sections, sections.indices.contains(path[0]),
            sections[path[0]].members.indices.contains(path[1]),
            let object = sections[path[0]].members[path[1]] as? ResultType
        else { preconditionFailure("The controller has no object at \(path).") }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        FetchedSection.path(of: object, in: results.sections ?? [])
    }

    open class func deleteCache(withName name: String?) {}
}

/// One section of a controller's results.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

/// Receives changes to a controller's results.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}

    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}

    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
}
