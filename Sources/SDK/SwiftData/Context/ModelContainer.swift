import Foundation
import Synchronization

/// Holds what contexts saved, for as long as the widget's process lives.
///
/// Sendable because its variables are read and changed with `lock` held.
public final class ModelContainer: Equatable, @unchecked Sendable {
    public let schema: Schema
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    public private(set) var configurations: Set<ModelConfiguration>

    /// Also held while a context reads or changes its own state: fetches of one save others.
    let lock = NSRecursiveLock()
    private var saved: [any PersistentModel] = []
    private var contexts: [WeakContext] = []

    private struct WeakContext {
        weak var context: ModelContext?
    }

    /// The context for views. It autosaves before another context reads.
    @MainActor public private(set) lazy var mainContext: ModelContext = {
        let context = ModelContext(self)
        context.autosaveEnabled = true
        return context
    }()

    public init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        schema = givenSchema
        self.migrationPlan = migrationPlan
        self.configurations = Set(configurations.isEmpty ? [ModelConfiguration()] : configurations)
        let missing = self.configurations.filter { !$0.isStoredInMemoryOnly }
        guard !missing.isEmpty else { return }
        let names = givenSchema.types.map(Schema.entityName).sorted().joined(separator: ", ")
        Notices.current.add(
            .init(
                .note, subject: "SwiftData",
                message: """
                    The app's store is not available: \
                    \(missing.map(\.url.lastPathComponent).sorted().joined(separator: ", ")) contains only what the \
                    widget saves, and none of the app's objects (\(names)).
                    """))
    }

    public convenience init(
        for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
    }

    public convenience init(
        for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
    }

    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

    public func deleteAllData() { lock.withLock { saved = [] } }

    func add(_ context: ModelContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    /// The stored models, as a context sees them: including changes of autosaving contexts.
    func models(for context: ModelContext) throws -> [any PersistentModel] {
        try lock.withLock {
            let others = contexts.compactMap(\.context).filter { $0 !== context && $0.autosaveEnabled }
            for other in others where other.hasChanges { try other.save() }
            return saved
        }
    }

    /// Uniqueness constraints: from `@Attribute(.unique)` and `#Unique`.
    private static func uniqueGroups(of type: any PersistentModel.Type) -> [[Schema.PropertyMetadata]] {
        let properties = type.schemaMetadata
        let named = type._schemaUniqueness.map { group in
            group.compactMap { path in properties.first { $0.keypath == path } }
        }
        return properties.filter(\.isUnique).map { [$0] } + named.filter { !$0.isEmpty }
    }

    /// Applies a context's changes. Of objects with the same unique value the last one wins.
    func commit(inserted: [any PersistentModel], deleted: [any PersistentModel]) {
        lock.withLock {
            saved.removeAll { model in deleted.contains { $0 === model } }
            for model in inserted {
                for group in Self.uniqueGroups(of: type(of: model)) {
                    for twin in twins(of: model, group) { replace(twin, by: model, inserted) }
                }
                saved.append(model)
            }
        }
    }

    /// The stored objects with conflicting unique values. An absent value is unique.
    private func twins(of model: any PersistentModel, _ group: [Schema.PropertyMetadata]) -> [any PersistentModel] {
        let values = group.compactMap { DynamicOrder.unwrapped($0.read(model)) }
        guard values.count == group.count else { return [] }
        return saved.filter { other in
            other !== model && type(of: other) == type(of: model)
                && zip(group, values).allSatisfy { DynamicOrder.areEqual($0.read(other), $1) }
        }
    }

    private func replace(
        _ old: any PersistentModel, by new: any PersistentModel, _ inserted: [any PersistentModel]
    ) {
        saved.removeAll { $0 === old }
        ModelLinks.replace(old, by: new, among: saved + inserted)
        new._persistentModelState.takeIdentity(of: old._persistentModelState)
        old._persistentModelState.context = nil
    }
}
