import SwiftSource

/// Lets extensions override methods that another extension declares, which only Objective-C classes allow.
///
/// 1. In the body of an extension, a `func` or `var` with `override` loses this modifier.
/// 2. Its name gets the prefix `_`, so that nothing calls it and the overridden method remains. The source compiles,
///    but the override has no effect.
///
/// Every line keeps its number.
enum ExtensionOverrides {
    /// The changed source, or `nil` if nothing has to change.
    static func rewrite(_ source: [UInt8]) -> [UInt8]? {
        guard source.holds("override"), source.holds("extension") else { return nil }
        let text = SourceText(source)
        var edits: [SourceEdit] = []
        for member in text.tree.all([.functionDecl, .variableDecl]) {
            guard let body = text.tree.ancestor(of: member, in: SourceText.scopes),
                text.tree.parent(of: body).map({ text.tree[$0].kind }) == .extensionDecl,
                let word = text.modifiers(of: member).first(where: { text.string($0) == "override" }),
                let name = text.name(ofMember: member)
            else { continue }
            edits.append(SourceEdit(range: word, text: String(repeating: " ", count: word.count)))
            edits.append(.insertion("_", at: name.lowerBound))
        }
        return edits.isEmpty ? nil : SourceEdit.apply(edits, to: source)
    }
}
