/// Names of text formatting definitions.
public enum AttributedTextFormatting {
    /// The attributes with which text is transferred.
    public struct Transferable: Sendable {
        public let text: AttributedString
    }
}

/// The attributes allowed in an editor's text.
public protocol AttributedTextFormattingDefinition<Scope> {
    associatedtype Scope: AttributeScope
    associatedtype Body

    var body: Body { get }
}

/// A constraint on the values of one attribute.
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition, Hashable, Sendable
where Body == Never {
    associatedtype AttributeKey: AttributedStringKey

    typealias Attributes = AttributedTextValueConstraintAttributes<Scope>

    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    /// Never called: text is not edited in a widget.
    public var body: Never { preconditionFailure("\(Self.self) is primitive; its body is never evaluated") }
}

/// The attributes of a run of text.
@dynamicMemberLookup
public struct AttributedTextValueConstraintAttributes<Scope: AttributeScope> {
    private var container: AttributeContainer

    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Scope, K>) -> K.Value?
    where K.Value: Sendable {
        get { container[K.self] }
        set { container[K.self] = newValue }
    }
}

extension View {
    /// Has no effect: a widget has no text input.
    nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View {
        noEffect("attributedTextFormattingDefinition", .typing)
    }

    nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
        _ scope: KeyPath<AttributeScopes, S.Type>
    ) -> some View {
        noEffect("attributedTextFormattingDefinition", .typing)
    }
}
