import Foundation
import Observation
import Synchronization

/// The state of a model's object in addition to its values: its observers and its context.
///
/// Sendable because it belongs to one object, which is used within its context's actor, as on Apple's systems; contexts
/// change it with their container's lock held.
public final class _PersistentModelState: @unchecked Sendable {
    private static let counter = Atomic<Int>(0)

    private let registrar = ObservationRegistrar()
    private var number: Int
    /// The context that the object was inserted into or fetched from. Contexts and containers retain objects, not vice
    /// versa.
    weak var context: ModelContext?
    /// Derived changes of relationships do not propagate back.
    private var isFollowing = false

    public init() {
        number = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    }

    func identifier(entity: String) -> PersistentIdentifier {
        PersistentIdentifier(id: .init(number: number), entityName: entity)
    }

    /// Gives the object the identity of another object.
    func takeIdentity(of other: _PersistentModelState) { number = other.number }

    public func _access<Model: PersistentModel, Value>(_ model: Model, _ keyPath: KeyPath<Model, Value>) {
        registrar.access(model, keyPath: keyPath)
    }

    /// Changes a variable: observers are notified, the context records it, and the relationship's inverse follows.
    public func _set<Model: PersistentModel, Value>(
        _ model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String, from old: Value, to new: Value,
        _ change: () -> Void
    ) {
        context?.willChange(model)
        registrar.withMutation(of: model, keyPath: keyPath, change)
        guard Related.kind(of: Value.self) != nil else { return }
        ModelLinks.follow(model, name, from: Related.models(in: old), to: Related.models(in: new))
    }

    /// Runs `body` unless it is already running for this object.
    func following(_ body: () -> Void) {
        guard !isFollowing else { return }
        isFollowing = true
        defer { isFollowing = false }
        body()
    }
}
