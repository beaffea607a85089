import SwiftSource

/// Restores the `override` of methods of the Objective-C root class, which was removed because no class has these
/// methods here: in a subclass of one of the sources' classes, the method overrides the superclass's.
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
