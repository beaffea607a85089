import SwiftSource

/// Lets classes inherit from Foundation's locks: in older language modes, the compiler cannot load all of them here.
enum InheritanceRemedy {
    private static let classes: Set<String> = ["NSLock", "NSRecursiveLock"]

    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        guard error.message.hasPrefix("cannot inherit from class '"), error.message.contains("could not be loaded"),
            let name = NamedType.list(in: error.message).first?.written, classes.contains(name)
        else { return nil }
        let tree = text.tree
        guard let type = tree.node(at: offset, in: [.classDecl]), let clause = tree.child(of: type, .inheritanceClause)
        else { return nil }
        return tree.subtree(of: clause).first { tree[$0].kind == .identifier && text.string(tree[$0].range) == name }
            .map { [.insertion("_Inheritable", at: tree[$0].range.lowerBound)] }
    }
}
