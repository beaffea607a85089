import SwiftSyntax
import SwiftSyntaxMacros

/// `@Animatable`: adds the conformance to `Animatable`. A widget does not animate, so no members are needed.
public enum AnimatableMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        protocols.isEmpty ? [] : [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
    }
}
