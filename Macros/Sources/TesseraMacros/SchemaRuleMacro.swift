import SwiftSyntax
import SwiftSyntaxMacros

/// `#Unique` is read by `@Model`, `#Index` makes searches of large stores faster: nothing by themselves.
public enum SchemaRuleMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

extension DeclGroupSyntax {
    /// The lists of key paths that `#Unique` has in the body, as they are written.
    var uniqueGroups: [String] {
        memberBlock.members.flatMap { member -> [String] in
            guard let macro = member.decl.as(MacroExpansionDeclSyntax.self), macro.macroName.text == "Unique" else {
                return []
            }
            return macro.arguments.map(\.expression.trimmedDescription)
        }
    }
}
