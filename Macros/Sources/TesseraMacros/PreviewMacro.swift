import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview` in all its forms.
///
/// It becomes one type that conforms to `PreviewRegistry`: the preview's location in the source, and a function that
/// creates it. All arguments and trailing closures of the macro are passed unchanged to an initializer of `Preview`,
/// whose overloads check them; so the forms of other modules need no macro of their own.
///
/// Variables with `@Previewable` become properties of a view that the preview shows instead; its body is what else the
/// closure holds.
public enum PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard
            node.trailingClosure != nil || node.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) })
        else { throw MacroError.previewWithoutBody }
        let name = context.makeUniqueName("Preview")
        let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
        let file = place?.file ?? ExprSyntax("#fileID")
        let line = place?.line ?? ExprSyntax("#line")
        let column = place?.column ?? ExprSyntax("#column")
        let view = node.trailingClosure.flatMap(PreviewableView.init)
        var call = "SwiftUI.Preview(\(node.arguments.trimmedDescription))"
        if let view {
            call = "\(view.declaration)\nreturn \(call) { \(PreviewableView.name)() }"
        } else if let closure = node.trailingClosure {
            call += " \(closure.trimmedDescription)"
        }
        for closure in node.additionalTrailingClosures { call += " \(closure.trimmedDescription)" }
        return [
            """
            struct \(name): SwiftUI.PreviewRegistry {
                static var fileID: String { \(file) }
                static var line: Int { \(line) }
                static var column: Int { \(column) }
                @MainActor static func makePreview() throws -> SwiftUI.Preview {
                    \(raw: call)
                }
            }
            """
        ]
    }
}
