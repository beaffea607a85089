/// The other parameters of the intent that a query or an options provider works for.
///
/// `nil` when no intent is being configured, and while one of the named parameters has no value yet.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    // Sendable because key paths of parameters are immutable and capture nothing that changes.
    private let paths: [PartialKeyPath<Intent>]

    public init<each Value: _IntentValue>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {
        var paths: [PartialKeyPath<Intent>] = []
        repeat paths.append(each parameters)
        self.paths = paths
    }

    public var wrappedValue: Intent? {
        guard let intent = IntentContext.current as? Intent else { return nil }
        let isComplete = paths.allSatisfy { path in
            guard let parameter = intent[keyPath: path] as? any AnyIntentParameter else { return false }
            return parameter.kind.isOptional || parameter.json != nil
        }
        return isComplete ? intent : nil
    }
}

/// A type-erased dependency on parameters of an intent.
protocol ParameterDependent {
    /// Their source names.
    var parameterNames: [String] { get }
}

extension IntentParameterDependency: ParameterDependent {
    var parameterNames: [String] {
        let intent = Intent()
        return paths.compactMap { intent.name(of: $0) }
    }
}

/// The context of a query or an options provider.
package enum IntentContext {
    /// The intent being configured, or the one of the queried or tapped widget.
    @TaskLocal package static var current: (any AppIntent)?
}
