import SwiftSource

/// Lets closures escape into functions whose parameters are escaping in Foundation here, but not on Apple's platforms.
///
/// It applies only to sources that are known to compile for Apple's platforms.
enum EscapingRemedy {
    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        let isEscape =
            error.message.hasPrefix("escaping closure captures non-escaping parameter '")
            || error.message.hasPrefix("passing non-escaping parameter '")
        let parts = error.message.split(separator: "'", omittingEmptySubsequences: false)
        guard isEscape, parts.count > 1 else { return nil }
        let functions: Set<SyntaxKind> = [.functionDecl, .initializerDecl, .subscriptDecl]
        guard let token = text.tree.token(at: offset) else { return nil }
        for function in text.tree.ancestors(of: token) where functions.contains(text.tree[function].kind) {
            if let parameter = text.parameters(of: function).first(where: { $0.name == parts[1] }) {
                return [.insertion("@escaping ", at: parameter.typeRange.lowerBound)]
            }
        }
        return nil
    }
}
