import SwiftSource

/// Lets extensions override methods, which only Objective-C's classes allow: a method that another extension declares.
///
/// 1. In the body of an extension, a `func` or `var` with `override` loses that word.
/// 2. It gets a name of its own, with `_` before it: nothing calls it, and what it overrides stays. The object does not
///    do what the extension adds; it compiles.
///
/// Every line keeps its number.
enum ExtensionOverrides {
    /// The changed source, or none when nothing had to change.
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
