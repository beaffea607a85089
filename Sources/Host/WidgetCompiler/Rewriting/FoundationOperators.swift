import SwiftSource

/// Renames operators that sources declare for Foundation's types and that Foundation for Linux already has.
///
/// `NSNumber` is comparable on Linux but not on Apple's platforms, so libraries declare `<` for two of them, and each
/// use of it would be ambiguous. The declaration gets a name that nothing calls; Foundation's operator compares in the
/// same way. Comments and literals are not changed; every line keeps its number.
enum FoundationOperators {
    private static let name = "_isLess"

    /// The changed source, or `nil` if nothing has to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("NSNumber"), source.holds("func <") else { return nil }
        let text = SourceText(source)
        let edits = text.tree.all([.functionDecl]).compactMap { function -> SourceEdit? in
            guard let sign = text.tree.child(of: function, .binaryOperator), text.string(text.tree[sign].range) == "<",
                text.parameters(of: function).map(\.type) == ["NSNumber", "NSNumber"]
            else { return nil }
            return SourceEdit(range: text.tree[sign].range, text: name)
        }
        return edits.isEmpty ? nil : SourceEdit.apply(edits, to: source)
    }
}
