/// Converts another value to a parameter's value. Never called here.
public protocol Resolver: Hashable, Sendable {
    associatedtype Input: _IntentValue
    associatedtype Output: _IntentValue

    func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

/// The resolver's context.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
    public var isOptional: Bool { Value._intentValueKind.isOptional }
    public var title: LocalizedStringResource { "" }

    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        throw AppIntentError.needsValue(of: "")
    }

    public func requestDisambiguation(
        among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType {
        guard let first = itemsToDisambiguate.first else { throw AppIntentError.needsValue(of: "") }
        return first
    }

    public func requestConfirmation(
        for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        true
    }

    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue(of: "") }
}

public protocol ResolverSpecification: Sendable {
    associatedtype Output
}

public struct EmptyResolverSpecification<Output>: ResolverSpecification {
    public init() {}
}

@resultBuilder
public enum ResolverSpecificationBuilder<Property> {
    public static func buildBlock<each R: Resolver>(
        _ resolvers: repeat each R
    ) -> EmptyResolverSpecification<Property> {
        EmptyResolverSpecification()
    }
}
