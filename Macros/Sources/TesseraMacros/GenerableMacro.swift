import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Generable` on a structure or an enumeration.
///
/// 1. A structure gets a schema with one property for each of its stored variables and what `@Guide` says of it, its
///    content under the names of its variables, and a form in which each of them may still be missing.
/// 2. An enumeration gets a schema that chooses among its cases by name.
public enum GenerableMacro {
    struct Property {
        var name: String
        var type: TypeSyntax
        var guide: LabeledExprListSyntax?
    }

    static func properties(of declaration: some DeclGroupSyntax) -> [Property] {
        declaration.memberBlock.members.compactMap { member -> Property? in
            guard let syntax = member.decl.as(VariableDeclSyntax.self), syntax.bindings.count == 1,
                let binding = syntax.bindings.first, binding.accessorBlock == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type.trimmed,
                !syntax.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) })
            else { return nil }
            let isSettable = syntax.bindingSpecifier.tokenKind == .keyword(.var) || binding.initializer == nil
            guard isSettable else { return nil }
            let guide = syntax.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
                $0.attributeName.trimmedDescription.hasSuffix("Guide")
            }
            guard case .argumentList(let arguments) = guide?.arguments else { return Property(name: name, type: type) }
            return Property(name: name, type: type, guide: arguments)
        }
    }

    static func access(of declaration: some DeclGroupSyntax) -> String {
        declaration.modifiers.contains { $0.name.tokenKind == .keyword(.public) }
            ? "public nonisolated " : "nonisolated "
    }

    static func cases(of declaration: EnumDeclSyntax) -> [EnumCaseElementSyntax] {
        declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
    }

    /// The attribute's description, as an argument.
    static func description(of node: AttributeSyntax) -> String {
        guard case .argumentList(let arguments) = node.arguments,
            let description = arguments.first(where: { $0.label?.text == "description" })
        else { return "" }
        return "description: \(description.expression.trimmedDescription), "
    }
}

extension GenerableMacro: MemberMacro {
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let access = access(of: declaration)
        let description = description(of: node)
        if let enumeration = declaration.as(EnumDeclSyntax.self) {
            return members(of: enumeration, access: access, description: description)
        }
        guard declaration.is(StructDeclSyntax.self) else { throw MacroError.generableForm }
        let properties = properties(of: declaration)
        let list = properties.map { property -> String in
            var call = "FoundationModels.GenerationSchema.Property(name: \"\(property.name.trimmingBackticks)\""
            var guides = property.guide.map { Array($0) } ?? []
            if guides.first?.label?.text == "description" {
                call += ", description: \(guides.removeFirst().expression.trimmedDescription)"
            }
            call += ", type: \(property.type).self"
            if !guides.isEmpty {
                call += ", guides: [\(guides.map(\.expression.trimmedDescription).joined(separator: ", "))]"
            }
            return call + ")"
        }
        let contents = properties.map { "(\"\($0.name.trimmingBackticks)\", \($0.name))" }
        let stored = access.hasPrefix("public") ? "public " : ""
        let partial = properties.map { "\(stored)let \($0.name): \($0.type).PartiallyGenerated?" }
        let reads = properties.map {
            "self.\($0.name) = try content.value(forProperty: \"\($0.name.trimmingBackticks)\")"
        }
        return [
            """
            \(raw: access)static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(
                    type: Self.self, \(raw: description)properties: [\(raw: list.joined(separator: ", "))])
            }
            """,
            """
            \(raw: access)var generatedContent: FoundationModels.GeneratedContent {
                FoundationModels.GeneratedContent(
                    _properties: [\(raw: contents.joined(separator: ", "))])
            }
            """,
            """
            \(raw: access)struct PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
                \(raw: stored)var id: FoundationModels.GenerationID
                \(raw: partial.joined(separator: "\n    "))
                \(raw: access)init(_ content: FoundationModels.GeneratedContent) throws {
                    self.id = content.id ?? FoundationModels.GenerationID()
                    \(raw: reads.joined(separator: "\n        "))
                }
            }
            """,
        ]
    }

    private static func members(
        of enumeration: EnumDeclSyntax, access: String, description: String
    ) -> [DeclSyntax] {
        let cases = cases(of: enumeration)
        let names = cases.map { "\"\($0.name.text.trimmingBackticks)\"" }.joined(separator: ", ")
        let arms = cases.map { "case .\($0.name.text): \"\($0.name.text.trimmingBackticks)\"" }
        return [
            """
            \(raw: access)static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(type: Self.self, \(raw: description)anyOf: [\(raw: names)])
            }
            """,
            """
            \(raw: access)var generatedContent: FoundationModels.GeneratedContent {
                let name: String = switch self {
                \(raw: arms.joined(separator: "\n    "))
                }
                return FoundationModels.GeneratedContent(name)
            }
            """,
        ]
    }
}

extension GenerableMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let access = access(of: declaration)
        var body = properties(of: declaration).map {
            "self.\($0.name) = try content.value(forProperty: \"\($0.name.trimmingBackticks)\")"
        }
        if let enumeration = declaration.as(EnumDeclSyntax.self) {
            let arms = cases(of: enumeration).filter { $0.parameterClause == nil }.map {
                "case \"\($0.name.text.trimmingBackticks)\": self = .\($0.name.text)"
            }
            body = ["switch try content.value(String.self) {"] + arms
            body += ["default: throw FoundationModels.GeneratedContent._unknownCase(content)", "}"]
        }
        return [
            try ExtensionDeclSyntax(
                """
                nonisolated extension \(type.trimmed): FoundationModels.Generable {
                    \(raw: access)init(_ content: FoundationModels.GeneratedContent) throws {
                        \(raw: body.joined(separator: "\n        "))
                    }
                }
                """)
        ]
    }
}
