import Foundation
import Synchronization

/// Objects shared by intents and queries, by type and key.
public final class AppDependencyManager: Sendable {
    public static let shared = AppDependencyManager()

    /// Why an object is not available.
    public enum Error: Swift.Error, LocalizedError, Sendable {
        case failedToRetrieveDependency
        case failedToLoadDependency
        case incorrectDependencyType
    }

    private struct Key: Hashable {
        var type: ObjectIdentifier
        nonisolated(unsafe) var name: AnyHashable?
    }

    private let makers = Mutex<[Key: @Sendable () -> any Sendable]>([:])

    public init() {}

    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        let made = Mutex<Dependency?>(nil)
        let maker: @Sendable () -> any Sendable = {
            made.withLock { stored in
                let value = stored ?? dependency()
                stored = value
                return value
            }
        }
        makers.withLock { $0[Key(type: ObjectIdentifier(Dependency.self), name: key)] = maker }
    }

    public func add<Dependency: Sendable>(key: AnyHashable? = nil, dependency: @escaping @Sendable () -> Dependency) {
        add(key: key, dependency: dependency())
    }

    func get<Dependency: Sendable>(_ type: Dependency.Type, key: AnyHashable?) -> Dependency? {
        makers.withLock { $0[Key(type: ObjectIdentifier(type), name: key)] }?() as? Dependency
    }
}

/// A dependency of an intent or a query.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    nonisolated(unsafe) private let key: AnyHashable?
    private let manager: AppDependencyManager
    private let fallback: (@Sendable () -> Value)?

    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.key = key
        self.manager = manager
        fallback = nil
    }

    public init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default value: @autoclosure @escaping @Sendable () -> Value
    ) {
        self.key = key
        self.manager = manager
        fallback = value
    }

    public var wrappedValue: Value {
        if let value = manager.get(Value.self, key: key) ?? fallback?() { return value }
        preconditionFailure(
            "AppDependencyManager has no \(Value.self); add it in the widget extension too.")
    }
}
