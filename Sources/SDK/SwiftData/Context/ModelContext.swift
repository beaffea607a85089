import Foundation
import FoundationSupplement

/// Models of a container, with unsaved changes.
///
/// All contexts of a container share the same objects: a changed value is changed for all. The set of objects is
/// separate in each context until it saves.
public final class ModelContext: Equatable {
    public let container: ModelContainer
    public var autosaveEnabled = false
    public var author: String?
    /// Whether it is a stand-in for a missing environment value; that is reported only on use, because an environment
    /// value is read before it is replaced.
    var isSubstitute = false

    private var inserted: [any PersistentModel] = []
    private var deleted: [any PersistentModel] = []
    /// Saved values by object, for objects that changed since.
    private var originals: [ObjectIdentifier: (model: any PersistentModel, values: [Any])] = [:]
    private var isRestoring = false

    public init(_ container: ModelContainer) {
        self.container = container
        container.add(self)
    }

    public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

    /// Threads access a context's state one at a time.
    private func inTurn<Result>(_ body: () throws -> Result) rethrows -> Result {
        try container.lock.withLock(body)
    }

    public var hasChanges: Bool { inTurn { !(inserted.isEmpty && deleted.isEmpty && originals.isEmpty) } }
    public var insertedModelsArray: [any PersistentModel] { inTurn { inserted } }
    public var changedModelsArray: [any PersistentModel] {
        inTurn { changed.map(\.model).filter { !isDeleting($0) } }
    }
    public var deletedModelsArray: [any PersistentModel] { inTurn { deleted } }

    /// The changed objects with their previous values, in creation order.
    private var changed: [(model: any PersistentModel, values: [Any])] {
        originals.values.sorted { $0.model.persistentModelID < $1.model.persistentModelID }
    }

    /// Inserts an object and its related objects.
    public func insert<T: PersistentModel>(_ model: T) { insertAny(model) }

    func insertAny(_ model: any PersistentModel) {
        reportStandingIn()
        inTurn { insertInTurn(model) }
    }

    private func reportStandingIn() {
        guard isSubstitute else { return }
        Notices.current.add(
            .init(
                .warning, subject: "modelContext",
                message: "No enclosing view has a model container, so the query is empty.",
                remedy: "Add .modelContainer(_:) to an enclosing view."))
    }

    private func insertInTurn(_ model: any PersistentModel) {
        deleted.removeAll { $0 === model }
        guard model._persistentModelState.context !== self else { return }
        model._persistentModelState.context = self
        inserted.append(model)
        for property in type(of: model).schemaMetadata where property.destination != nil {
            for other in Related.models(in: property.read(model)) where other.modelContext == nil { insertAny(other) }
        }
    }

    /// Removes an object; the delete rules of its relationships apply to the related objects.
    public func delete<T: PersistentModel>(_ model: T) { inTurn { deleteAny(model) } }

    private func deleteAny(_ model: any PersistentModel) {
        guard !isDeleting(model) else { return }
        // Its relationships change when it is deleted, and are restored by a rollback.
        willChange(model)
        if let index = inserted.firstIndex(where: { $0 === model }) {
            inserted.remove(at: index)
            model._persistentModelState.context = nil
        } else {
            deleted.append(model)
        }
        for property in type(of: model).schemaMetadata where property.destination != nil {
            for other in Related.models(in: property.read(model)) {
                if property.relationship?.deleteRule == .cascade {
                    deleteAny(other)
                } else if [.noAction, .deny].contains(property.relationship?.deleteRule) {
                    continue
                } else if let inverse = ModelLinks.inverse(of: property, in: type(of: model)) {
                    ModelLinks.release(model, from: inverse, of: other)
                }
            }
        }
    }

    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
    }

    func isDeleting(_ model: any PersistentModel) -> Bool { inTurn { deleted.contains { $0 === model } } }

    func hasChanges(of model: any PersistentModel) -> Bool {
        inTurn {
            isDeleting(model) || originals[ObjectIdentifier(model)] != nil || inserted.contains { $0 === model }
        }
    }

    func willChange(_ model: any PersistentModel) {
        inTurn {
            guard !isRestoring, !hasChanges(of: model) else { return }
            originals[ObjectIdentifier(model)] = (model, type(of: model).schemaMetadata.map { $0.read(model) })
        }
    }

    /// - Throws: when a deleted model still has related models under the rule `deny`.
    public func save() throws {
        try inTurn {
            for model in deleted { try checkDenial(of: model) }
            for model in inserted { model._persistentModelState.context = self }
            container.commit(inserted: inserted, deleted: deleted)
            for model in deleted { model._persistentModelState.context = nil }
            inserted = []
            deleted = []
            originals = [:]
        }
        NotificationCenter.default.post(name: Self.didSave, object: self)
    }

    private func checkDenial(of model: any PersistentModel) throws {
        for property in type(of: model).schemaMetadata where property.relationship?.deleteRule == .deny {
            guard Related.models(in: property.read(model)).contains(where: { !isDeleting($0) }) else { continue }
            throw NSError(
                domain: NSCocoaErrorDomain, code: Self.deniedDeletion,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "\(Schema.entityName(for: type(of: model))) cannot be deleted while it has \(property.name)."
                ])
        }
    }

    /// `NSValidationRelationshipDeniedDeleteError`.
    private static let deniedDeletion = 1600

    /// Runs the block and saves.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Discards the changes: values are restored to the saved ones.
    public func rollback() {
        inTurn {
            isRestoring = true
            defer { isRestoring = false }
            for (model, values) in changed {
                for (property, value) in zip(type(of: model).schemaMetadata, values) { property.write(model, value) }
            }
            for model in inserted { model._persistentModelState.context = nil }
            inserted = []
            deleted = []
            originals = [:]
        }
    }

    /// Changes are visible immediately; there is nothing to wait for.
    public func processPendingChanges() {}

    public static let willSave = Notification.Name("ModelContextWillSave")
    public static let didSave = Notification.Name("ModelContextDidSave")
}

extension ModelContext {
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        reportStandingIn()
        return try inTurn {
            var models = try container.models(for: self).filter { !isDeleting($0) }
            if descriptor.includePendingChanges {
                models += inserted.filter { model in !models.contains { $0 === model } }
            }
            let found = try descriptor.chosen(from: models)
            for model in found where model._persistentModelState.context == nil {
                model._persistentModelState.context = self
            }
            return found
        }
    }

    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] {
        try fetch(descriptor).map(\.persistentModelID)
    }

    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }

    /// The object with that identifier, which must exist.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        let models = inTurn { ((try? container.models(for: self)) ?? []) + inserted }
        guard let model = models.first(where: { $0.persistentModelID == persistentModelID }) else {
            preconditionFailure("The \(persistentModelID.entityName) with this identifier no longer exists.")
        }
        return model
    }

    /// The object with that identifier, if it is stored or inserted.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        let models = inTurn { ((try? container.models(for: self)) ?? []) + inserted }
        return models.first { $0.persistentModelID == persistentModelID } as? T
    }
}
