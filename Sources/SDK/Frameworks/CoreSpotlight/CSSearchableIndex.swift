import AppIntents
import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

public protocol CSSearchableIndexDelegate: AnyObject {
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
    func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex)
    func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex)
    func data(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
    ) throws -> Data
    func fileURL(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
    ) throws
        -> URL
}

extension CSSearchableIndexDelegate {
    public func searchableIndexDidThrottle(_ searchableIndex: CSSearchableIndex) {}
    public func searchableIndexDidFinishThrottle(_ searchableIndex: CSSearchableIndex) {}
    public func data(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String
    ) throws -> Data { throw CSIndexError(.indexUnavailableError) }
    public func fileURL(
        for searchableIndex: CSSearchableIndex, itemIdentifier: String, typeIdentifier: String, inPlace: Bool
    ) throws -> URL { throw CSIndexError(.indexUnavailableError) }
}

/// The Spotlight index of an app. The simulated device has none.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    @_GuardedWeak open var indexDelegate: (any CSSearchableIndexDelegate)?
    private static let shared = CSSearchableIndex(name: "default")

    public init(name: String) {
        super.init()
    }

    public convenience init(name: String, protectionClass: FileProtectionType?) {
        self.init(name: name)
    }

    public convenience init(name: String, protectionClass: FileProtectionType?, bundleIdentifier: String, options: Int)
    {
        self.init(name: name)
    }

    open class func `default`() -> CSSearchableIndex { shared }
    open class func isIndexingAvailable() -> Bool { false }

    private func rejection(of call: String) -> CSIndexError {
        Notices.current.addInert("CSSearchableIndex." + call, .absent("search"))
        return CSIndexError(.indexingUnsupported)
    }

    private func refuse(_ call: String, _ handler: (((any Error)?) -> Void)?) {
        let error = rejection(of: call)
        if let handler { onMainQueueLater { handler(error) } }
    }

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        refuse("indexSearchableItems", completionHandler)
    }

    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        throw rejection(of: "indexSearchableItems")
    }

    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        refuse("deleteSearchableItems", completionHandler)
    }

    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        throw rejection(of: "deleteSearchableItems")
    }

    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        refuse("deleteSearchableItems", completionHandler)
    }

    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        throw rejection(of: "deleteSearchableItems")
    }

    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse("deleteAllSearchableItems", completionHandler)
    }

    open func deleteAllSearchableItems() async throws { throw rejection(of: "deleteAllSearchableItems") }
    open func beginBatch() {}

    open func endBatch(withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse("endBatch", completionHandler)
    }

    open func endBatch(withClientState clientState: Data) async throws { throw rejection(of: "endBatch") }

    open func endBatch(
        withExpectedClientState expectedClientState: Data?, newClientState: Data,
        completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        refuse("endBatch", completionHandler)
    }

    open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
        let error = rejection(of: "fetchLastClientState")
        onMainQueueLater { completionHandler(nil, error) }
    }

    open func fetchLastClientState() async throws -> Data { throw rejection(of: "fetchLastClientState") }

    public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {
        throw rejection(of: "indexAppEntities")
    }

    public func deleteAppEntities<Entity: IndexedEntity>(
        identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
    ) async throws {
        throw rejection(of: "deleteAppEntities")
    }

    public func deleteAppEntities<Entity: IndexedEntity>(ofType type: Entity.Type) async throws {
        throw rejection(of: "deleteAppEntities")
    }
}

extension IndexedEntity {
    /// The searchable attributes of the entity.
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
    public var defaultAttributeSet: CSSearchableItemAttributeSet { CSSearchableItemAttributeSet() }
}

extension CSSearchableItem {
    public func associateAppEntity<Entity: AppEntity>(_ appEntity: Entity, priority: Int = 0) {}
}

extension CSSearchableItemAttributeSet {
    public func associateAppEntity<Entity: AppEntity>(_ appEntity: Entity, priority: Int = 0) {}
}
