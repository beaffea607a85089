import Foundation

/// The requested models and their order.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    /// All values are loaded from the start.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }

    /// The properties of the requested models.
    func chosen(from models: [any PersistentModel]) throws -> [T] {
        var chosen = models.compactMap { $0 as? T }
        if let predicate { chosen = try chosen.filter(predicate.evaluate) }
        if !sortBy.isEmpty { chosen.sort(using: sortBy) }
        if let fetchOffset, fetchOffset > 0 { chosen.removeFirst(min(fetchOffset, chosen.count)) }
        if let fetchLimit, fetchLimit > 0 { chosen.removeLast(max(0, chosen.count - fetchLimit)) }
        return chosen
    }
}
