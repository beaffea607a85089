import Foundation

extension NSManagedObjectContext {
    /// The objects that match the request.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let results = try results(of: request)
        let typed = results.compactMap { $0 as? T }
        if typed.count < results.count {
            Notices.current.add(
                .init(
                    .warning, subject: "\(T.self)",
                    message: "\(results.count - typed.count) fetched objects are of a different class and are omitted.",
                    remedy: "Set the request's entity to one whose class matches the result type."))
        }
        return typed
    }

    @_disfavoredOverload
    public func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
        try results(of: request)
    }

    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try request.limited(objects(of: request)).count
    }

    /// Performs a request that changes the store without creating objects.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? NSBatchInsertRequest { return try insert(request) }
        if let request = request as? NSBatchUpdateRequest { return try update(request) }
        if let request = request as? NSPersistentHistoryChangeRequest { return request.emptyResult }
        guard let request = request as? NSBatchDeleteRequest else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 134_091,
                userInfo: [NSLocalizedDescriptionKey: "\(type(of: request)) is not supported."])
        }
        let ids = try ids(of: request)
        _ = try persistentStoreCoordinator?.commit(ManagedChanges(deleted: Set(ids)), policy: .overwrite)
        persistentStoreCoordinator?.tellOthers(than: nil)
        return NSBatchDeleteResult(type: request.resultType, ids: ids)
    }

    private func ids(of request: NSBatchDeleteRequest) throws -> [NSManagedObjectID] {
        if let ids = request.ids { return ids }
        guard let fetch = request.fetchRequest else { return [] }
        return try fetch.limited(objects(of: fetch)).map(\.objectID)
    }

    private func results<T>(of request: NSFetchRequest<T>) throws -> [Any] {
        let objects = try objects(of: request)
        guard request.resultType != .dictionaryResultType else { return dictionaries(of: objects, for: request) }
        let limited = request.limited(objects)
        switch request.resultType {
        case .managedObjectIDResultType: return limited.map(\.objectID)
        case .countResultType: return [NSNumber(value: limited.count)]
        default: return limited
        }
    }

    /// 1. One dictionary per object; of those with equal group-by values, only the first.
    /// 2. Of equal dictionaries only the first, for distinct results.
    /// 3. Results within the limit, after the offset.
    ///
    /// Unsupported parts are reported: expressions and conditions on groups.
    private func dictionaries<T>(of objects: [NSManagedObject], for request: NSFetchRequest<T>) -> [NSDictionary] {
        let groups = NSFetchRequest<T>.names(of: request.propertiesToGroupBy)
        for notice in request.notComputed { Notices.current.add(notice) }
        var seenGroups: Set<NSDictionary> = []
        var seen: Set<NSDictionary> = []
        let found = objects.compactMap { object -> NSDictionary? in
            if let groups, !seenGroups.insert(dictionary(of: object, keys: groups)).inserted { return nil }
            let result = dictionary(of: object, keys: request.propertyNames)
            return request.returnsDistinctResults && !seen.insert(result).inserted ? nil : result
        }
        return request.limited(found)
    }

    private func dictionary(of object: NSManagedObject, keys: [String]?) -> NSDictionary {
        let result = NSMutableDictionary()
        for key in keys ?? object.entity.attributesByName.keys.sorted() {
            if let value = object.value(forKeyPath: key) { result[key] = value }
        }
        return result
    }

    /// 1. The objects of the entity and, unless excluded, of its subentities, in creation order.
    /// 2. Those that match the predicate, sorted by the descriptors, without a limit.
    private func objects<T>(of request: NSFetchRequest<T>) throws -> [NSManagedObject] {
        lock.lock()
        defer { lock.unlock() }
        let entity = try entity(of: request)
        let wanted = currentIDs().filter { id in
            guard request.includesPendingChanges || !insertedIDs.contains(id) else { return false }
            return id.entity === entity || request.includesSubentities && id.entity.isKindOf(entity: entity)
        }
        var objects = wanted.compactMap(found)
        if let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
        return objects.ordered(by: request.sortDescriptors ?? [])
    }

    private func entity<T>(of request: NSFetchRequest<T>) throws -> NSEntityDescription {
        if let entity = request.entity { return entity }
        let byName = request.entityName.flatMap { model?.entitiesByName[$0] }
        let byClass = (T.self as? NSManagedObject.Type).flatMap { model?.entity(ofClass: $0) }
        if let entity = byName ?? (request.entityName == nil ? byClass : nil) { return entity }
        let known = model?.entities.compactMap(\.name).sorted().joined(separator: ", ") ?? "none"
        throw NSError(
            domain: NSCocoaErrorDomain, code: 134_000,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "The data model has no entity \(request.entityName ?? "\(T.self)"); it has \(known)."
            ])
    }
}

extension [NSManagedObject] {
    func ordered(by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
        guard !descriptors.isEmpty else { return self }
        // Sorting is stable.
        return sorted { left, right in
            for descriptor in descriptors {
                let order = descriptor.compare(left, to: right)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return false
        }
    }
}
