import RenderModel
import Synchronization

/// Finds the intent types of the running extension by name, so that an interaction can be performed in a process
/// other than the one that drew it.
package enum IntentRegistry {
    private static let types = Mutex<[String: any AppIntent.Type]>([:])

    /// The name of a type in render trees and replies: module and nesting, such as `Weather.Refresh`.
    package static func name(of type: any AppIntent.Type) -> String { _typeName(type, qualified: true) }

    package static func register(_ type: any AppIntent.Type) {
        types.withLock { $0[name(of: type)] = type }
    }

    /// The type with the given name.
    ///
    /// 1. A registered type, else
    /// 2. the type whose mangled name follows from the module and the nested names: a struct, class or enum on each
    ///    level. Types that are private to a file have no such name, so they must be registered.
    package static func type(named name: String) -> (any AppIntent.Type)? {
        if let type = types.withLock({ $0[name] }) { return type }
        let parts = name.split(separator: ".")
        guard parts.count >= 2, parts.count <= 5, name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        var candidates = ["\(parts[0].utf8.count)\(parts[0])"]
        for part in parts.dropFirst() {
            candidates = candidates.flatMap { prefix in
                ["V", "C", "O"].map { "\(prefix)\(part.utf8.count)\(part)\($0)" }
            }
        }
        for candidate in candidates {
            if let type = _typeByName(candidate) as? any AppIntent.Type { return type }
        }
        return nil
    }

    /// Creates the intent of a call and performs it.
    @discardableResult
    package static func perform(_ call: Semantics.IntentCall) async throws -> IntentOutcome {
        guard let type = type(named: call.typeName) else { throw IntentConfigurationError.unknownIntent(call.typeName) }
        return try await perform(type, call.parameters)
    }

    private static func perform<Intent: AppIntent>(
        _ type: Intent.Type, _ parameters: [Semantics.IntentCall.Parameter]
    ) async throws -> IntentOutcome {
        let values = Dictionary(parameters.map { ($0.name, $0.json) }, uniquingKeysWith: { $1 })
        return IntentOutcome(try await type.configured(with: values).perform(), of: type)
    }
}
