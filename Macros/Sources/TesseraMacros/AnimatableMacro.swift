import SwiftSyntax
import SwiftSyntaxMacros

/// `@Animatable`: the type is `Animatable`. Nothing moves in a widget, so that nothing has to be animated.
public enum AnimatableMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        protocols.isEmpty ? [] : [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
    }
}
