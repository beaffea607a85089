import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@AssistantIntent(schema:)` and its like: what the system knows of a shape, the type need not write.
///
/// 1. An intent without a title gets one made of its name; entities and choices, a representation of their type.
/// 2. Stored variables without attributes become parameters of intents and properties of entities; an entity's
///    identifier stays unchanged.
/// 3. A type that does not name the protocol conforms to it.
public enum AssistantSchemaMacro {
    enum Shape {
        case intent, entity, choice

        init(_ node: AttributeSyntax) {
            let name = node.attributeName.trimmedDescription.split(separator: ".").last ?? ""
            if name.hasSuffix("Intent") {
                self = .intent
            } else {
                self = name.hasSuffix("Entity") ? .entity : .choice
            }
        }
    }

    /// `OpenAssetIntent` is read as “Open Asset Intent”.
    static func words(of name: String) -> String {
        name.reduce(into: "") { text, letter in
            if letter.isUppercase, let last = text.last, last.isLowercase { text += " " }
            text.append(letter)
        }
    }

    static func declares(_ name: String, in group: some DeclGroupSyntax) -> Bool {
        group.memberBlock.members.contains { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings.contains { binding in
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            } ?? false
        }
    }
}

extension AssistantSchemaMacro: MemberMacro {
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
        let words = StringLiteralExprSyntax(content: words(of: name))
        switch Shape(node) {
        case .intent:
            guard !declares("title", in: declaration) else { return [] }
            return ["public static var title: LocalizedStringResource { \(words) }"]
        case .entity, .choice:
            guard !declares("typeDisplayRepresentation", in: declaration) else { return [] }
            return ["public static var typeDisplayRepresentation: TypeDisplayRepresentation { \(words) }"]
        }
    }
}

extension AssistantSchemaMacro: MemberAttributeMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = member.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
            variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
            !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
            let binding = variable.bindings.first, binding.accessorBlock == nil, binding.typeAnnotation != nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return [] }
        switch Shape(node) {
        case .intent: return ["@AppIntents.IntentParameter"]
        case .entity: return name == "id" ? [] : ["@AppIntents.EntityProperty"]
        case .choice: return []
        }
    }
}

extension AssistantSchemaMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let conformance = protocols.first else { return [] }
        return [try ExtensionDeclSyntax("extension \(type): \(conformance) {}")]
    }
}
