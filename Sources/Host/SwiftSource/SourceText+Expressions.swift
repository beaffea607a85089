/// Whole expressions, found by the nodes around a token.
extension SourceText {
    /// The whole expression around an offset, such as an argument, an element, or a returned or assigned value.
    ///
    /// 1. It is the outermost expression around the token at the offset without an argument, statement, closure or
    ///    condition in between.
    /// 2. In a sequence of operands and operators, it is the part on one side of a `=`. In a ternary expression, each
    ///    value is a separate expression; the condition and the question mark belong to the whole ternary expression.
    /// 3. `try` and `await` before it are not part of it.
    package func wholeExpression(around offset: Int) -> Range<Int>? {
        guard let token = tree.token(at: offset), var node = tree.parent(of: token),
            Self.expressions.contains(tree[node].kind)
        else { return nil }
        var range = tree[node].range
        while let parent = tree.parent(of: node), Self.expressions.contains(tree[parent].kind) {
            if tree[parent].kind == .unresolvedTernaryExpr { return withoutEffects(node, range) }
            if tree[parent].kind == .exprList {
                guard let part = part(of: parent, around: node) else { return nil }
                return withoutEffects(part.first, part.range)
            }
            node = parent
            range = tree[node].range
        }
        return withoutEffects(node, range)
    }

    /// Expressions, and the types and lists directly in them.
    private static let expressions: Set<SyntaxKind> = [
        .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr,
        .forceUnwrapExpr, .sequenceExpr, .exprList, .tryExpr, .awaitExpr, .prefixOperatorExpr, .postfixOperatorExpr,
        .unresolvedTernaryExpr, .binaryOperatorExpr, .unresolvedAsExpr, .unresolvedIsExpr, .typeExpr, .identifierType,
        .memberType, .genericSpecializationExpr, .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr,
        .booleanLiteralExpr, .nilLiteralExpr, .regexLiteralExpr, .superExpr, .tupleExpr, .arrayExpr, .dictionaryExpr,
        .closureExpr, .keyPathExpr, .macroExpansionExpr, .inOutExpr, .postfixIfConfigExpr, .assignmentExpr,
    ]

    /// The part of a sequence around one of its elements.
    private func part(of list: Int, around element: Int) -> (first: Int, range: Range<Int>)? {
        let elements = tree.children(of: list)
        guard let place = elements.firstIndex(of: element) else { return nil }
        func isAssignment(_ index: Int) -> Bool { tree[elements[index]].kind == .assignmentExpr }
        func isChoice(_ index: Int) -> Bool { tree[elements[index]].kind == .unresolvedTernaryExpr }
        guard !isAssignment(place) else { return nil }
        // The elements before a ternary operator are its condition.
        var start = place
        while start > 0, !isAssignment(start - 1), !isChoice(start - 1) { start -= 1 }
        var end = place
        while end + 1 < elements.count, !isAssignment(end + 1) { end += 1 }
        return (elements[start], tree[elements[start]].range.lowerBound..<tree[elements[end]].range.upperBound)
    }

    /// A range without the `try` and `await` that its first node begins with.
    private func withoutEffects(_ first: Int, _ range: Range<Int>) -> Range<Int> {
        var node = first
        while let next = operand(of: node) { node = next }
        return tree[node].range.lowerBound..<range.upperBound
    }

    /// The operand of `try` or `await`, or the first operand of a sequence.
    private func operand(of node: Int) -> Int? {
        switch tree[node].kind {
        case .tryExpr, .awaitExpr: tree.children(of: node).last
        case .sequenceExpr, .exprList: tree.children(of: node).first
        default: nil
        }
    }
}
