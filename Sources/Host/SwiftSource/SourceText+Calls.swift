/// Calls and chains of members, found by the nodes of their tokens.
extension SourceText {
    /// The end and the labels of a call's arguments.
    package struct Call {
        package var end: Int
        /// `_` for an argument without a label. Trailing closures are included.
        package var labels: [String]
    }

    /// The arguments after the name of a function, type, macro or attribute; `nil` if it is not called.
    package func call(after name: Range<Int>) -> Call? {
        guard let token = tree.token(at: name.lowerBound), let node = call(of: token) else { return nil }
        var labels: [String] = []
        var isCall = false
        for child in tree.children(of: node) {
            switch tree[child].kind {
            case .leftParen: isCall = true
            case .labeledExprList: labels += tree.children(of: child).map(label)
            case .closureExpr where tree[child].range.lowerBound > name.lowerBound:
                isCall = true
                labels.append("_")
            case .multipleTrailingClosureElementList: labels += tree.children(of: child).map(label)
            default: break
            }
        }
        return isCall ? Call(end: tree[node].range.upperBound, labels: labels) : nil
    }

    /// The node of the call whose callee ends with a token.
    private func call(of token: Int) -> Int? {
        guard var node = tree.parent(of: token) else { return nil }
        switch tree[node].kind {
        case .macroExpansionExpr, .macroExpansionDecl: return node
        case .identifierType, .memberType:
            let attribute = tree.parent(of: node)
            return attribute.flatMap { tree[$0].kind == .attribute ? $0 : nil }
        case .declReferenceExpr: break
        default: return nil
        }
        if let member = tree.parent(of: node), tree[member].kind == .memberAccessExpr,
            tree[member].range.upperBound == tree[node].range.upperBound
        {
            node = member
        }
        if let generic = tree.parent(of: node), tree[generic].kind == .genericSpecializationExpr { node = generic }
        guard let call = tree.parent(of: node), tree[call].kind == .functionCallExpr, node == call + 1 else {
            return nil
        }
        return call
    }

    /// The name of the function, type, macro or attribute whose arguments, parentheses or trailing closures contain an
    /// offset.
    package func callee(ofCallAround offset: Int) -> Range<Int>? {
        guard let token = tree.token(at: offset) else { return nil }
        let calls: Set<SyntaxKind> = [.functionCallExpr, .macroExpansionExpr, .macroExpansionDecl, .attribute]
        for node in tree.ancestors(of: token) where calls.contains(tree[node].kind) {
            if let callee = callee(of: node), callee.upperBound <= offset { return callee }
        }
        return nil
    }

    /// The last name in a call's callee.
    private func callee(of call: Int) -> Range<Int>? {
        let named: Set<SyntaxKind> = [.identifier, .keyword]
        let children = tree.children(of: call)
        let callee = children.first { ![.pound, .atSign].contains(tree[$0].kind) }
        return callee.flatMap { tree.subtree(of: $0).last { named.contains(tree[$0].kind) } }.map { tree[$0].range }
    }

    /// The label of an argument, or of an additional trailing closure.
    private func label(of argument: Int) -> String {
        let children = tree.children(of: argument)
        guard children.count > 1, tree[children[1]].kind == .colon else { return "_" }
        return string(tree[children[0]].range).filter { $0 != "`" }
    }

    /// Expressions that call or unwrap the expression before them, or access its members.
    private static let links: Set<SyntaxKind> = [
        .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
        .postfixIfConfigExpr, .genericSpecializationExpr,
    ]
    /// Expressions to which the last token of a link can belong.
    private static let operands: Set<SyntaxKind> = links.union([
        .declReferenceExpr, .closureExpr, .tupleExpr, .arrayExpr, .dictionaryExpr, .stringLiteralExpr,
        .macroExpansionExpr, .multipleTrailingClosureElement, .multipleTrailingClosureElementList,
    ])

    /// The end of the members and calls after the expression that ends at an offset.
    package func chainEnd(from offset: Int) -> Int {
        guard var node = tree.token(atOrBefore: offset - 1), tree[node].range.upperBound == offset else {
            return offset
        }
        while let parent = tree.parent(of: node) {
            let isEnd = tree[parent].range.upperBound == offset && Self.operands.contains(tree[parent].kind)
            let isBase = node == parent + 1 && Self.links.contains(tree[parent].kind)
            guard isEnd || isBase else { break }
            node = parent
        }
        return tree[node].range.upperBound
    }

    /// A member access in an expression.
    package struct Member: Hashable, Sendable {
        package let node: Int
        /// The expression before the member; `nil` if its type is inferred: `.name`.
        package let base: Range<Int>?
        package let point: Int
    }

    /// The member whose name is at an offset; `nil` for names in key paths and types.
    package func member(at offset: Int) -> Member? {
        guard let token = tree.token(at: offset), let name = tree.parent(of: token),
            tree[name].kind == .declReferenceExpr, let node = tree.parent(of: name),
            tree[node].kind == .memberAccessExpr, tree[node].range.upperBound == tree[name].range.upperBound,
            let point = tree.child(of: node, .period)
        else { return nil }
        let base = tree.children(of: node).first.flatMap { $0 == point ? nil : tree[$0].range }
        return Member(node: node, base: base, point: tree[point].range.lowerBound)
    }

    /// Whether an expression is, or is called in, a pattern that a value is matched against.
    package func isPattern(_ node: Int) -> Bool {
        tree.ancestor(of: node, in: [.expressionPattern, .codeBlockItem, .closureExpr])
            .map { tree[$0].kind == .expressionPattern } ?? false
    }

    /// The start of the expression whose member follows the period at an offset, or that the `?` or `!` there unwraps.
    package func chainStart(before point: Int) -> Int {
        guard let token = tree.token(at: point), let node = tree.parent(of: token),
            Self.links.contains(tree[node].kind) || tree[node].kind == .memberType
        else { return point }
        return tree[node].range.lowerBound
    }
}
