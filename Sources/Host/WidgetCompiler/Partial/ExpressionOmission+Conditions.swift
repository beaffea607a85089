import SwiftSource

/// Conditions of branches among views and widgets.
extension ExpressionOmission {
    /// A branch in a result builder.
    private struct Branch {
        /// The node of the `if`.
        var node: Int
        /// One of its conditions, without the comma after it.
        var clause: Range<Int>
        /// The kind of that condition.
        var kind: SyntaxKind
        /// The offset after the block.
        var end: Int
        /// The `else` after the block.
        var otherwise: Range<Int>?
        /// Whether the `else` is followed by a block rather than by another branch.
        var isLast: Bool
        /// The `else` before the branch, if it belongs to another branch.
        var before: Range<Int>?
    }

    /// Replaces the condition of an `if` that contains an offset by a constant: by `true` among widgets, because all
    /// widgets of a bundle are worth drawing, and by `false` among views, because the views in the branch may be empty.
    /// A branch that binds a name is removed.
    func condition(at offset: Int) -> SourceEdit? {
        guard content != .statements, let branch = branch(at: offset) else { return nil }
        guard [.optionalBindingCondition, .matchingPatternCondition].contains(branch.kind) else {
            return SourceEdit(range: branch.clause, text: content == .widgets ? "true" : "false")
        }
        let start = text.tree[branch.node].range.lowerBound
        if let before = branch.before {
            let range = branch.otherwise.map { start..<$0.upperBound } ?? before.lowerBound..<branch.end
            return SourceEdit(range: range, text: "")
        }
        guard let otherwise = branch.otherwise else {
            let item = text.tree.ancestor(of: branch.node, in: [.codeBlockItem])
            let end = item.map { ending(of: $0, from: branch.end) } ?? branch.end
            return SourceEdit(range: start..<end, text: content.replacement)
        }
        return SourceEdit(range: start..<otherwise.upperBound, text: branch.isLast ? "if true" : "")
    }

    private func branch(at offset: Int) -> Branch? {
        let tree = text.tree
        guard
            let element = tree.node(
                at: offset, in: [.conditionElement, .closureExpr, .codeBlock, .codeBlockItem, .codeBlockItemList]),
            tree[element].kind == .conditionElement, let list = tree.parent(of: element),
            let node = tree.parent(of: list), tree[node].kind == .ifExpr, let body = tree.child(of: node, .codeBlock),
            tree.child(of: body, .rightBrace) != nil
        else { return nil }
        let children = tree.children(of: node)
        let place = children.firstIndex(of: body) ?? children.count
        let otherwise = children[place...].dropFirst().first.map { tree[$0].range }
        let outer = tree.parent(of: node).flatMap { tree[$0].kind == .ifExpr ? $0 : nil }
        let before = outer.flatMap { outer in
            tree.children(of: outer).last { tree[$0].kind == .keyword }.map { tree[$0].range }
        }
        return Branch(
            node: node, clause: tree[element + 1].range, kind: tree[element + 1].kind, end: tree[body].range.upperBound,
            otherwise: otherwise, isLast: children.last.map { tree[$0].kind == .codeBlock } ?? false, before: before)
    }
}
