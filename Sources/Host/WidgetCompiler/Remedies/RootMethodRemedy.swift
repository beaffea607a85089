import SwiftSource

/// Gives methods their `override` back that was taken from those of Objective-C's root class, which no class has here:
/// one whose superclass is among the sources overrides that one's.
enum RootMethodRemedy {
    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        guard error.message == "overriding declaration requires an 'override' keyword",
            let name = text.word(at: offset), ["observeValue", "responds"].contains(text.string(name)),
            let function = text.tree.node(at: offset, in: [.functionDecl]), text.name(ofMember: function) == name,
            let keyword = text.tree.child(of: function, .keyword)
        else { return nil }
        return [.insertion("override ", at: text.tree[keyword].range.lowerBound)]
    }
}
