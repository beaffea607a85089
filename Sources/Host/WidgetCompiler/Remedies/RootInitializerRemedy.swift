import SwiftSource

/// Lets objects be created like those of their root class if only the compiler knows their class: `progress = .init()`.
enum RootInitializerRemedy {
    /// Arguments by the name of the one that is missing.
    private static let arguments = [
        "totalUnitCount": "totalUnitCount: 0", "configuration": "configuration: .default",
        "domain": "domain: \"\", code: 0",
    ]

    static func edits(for error: CompilerMessage, at offset: Int, in text: SourceText) -> [SourceEdit]? {
        guard error.message.hasPrefix("missing argument"), error.message.hasSuffix(" in call") else { return nil }
        let parts = error.message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count > 1, let argument = arguments[String(parts[1])] else { return nil }
        let tree = text.tree
        let line = text.range(ofLine: text.line(of: offset))
        // The message points to the initializer or to its parentheses.
        let places = max(line.lowerBound, offset - 8)..<line.upperBound
        for call in tree.all([.functionCallExpr]) where tree.child(of: call, .labeledExprList) == nil {
            guard let open = tree.child(of: call, .leftParen), places.contains(tree[open].range.lowerBound),
                let name = tree.subtree(of: call + 1).last, text.string(tree[name].range) == "init"
            else { continue }
            return [.insertion(argument, at: tree[open].range.upperBound)]
        }
        return nil
    }
}
