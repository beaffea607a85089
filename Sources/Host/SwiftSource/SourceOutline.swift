/// The declarations and the blocks in braces of a Swift source, from its syntax tree.
///
/// 1. Every pair of braces is a block: of a function, of a property's accessors, of a type's members, or of a
///    statement. The observers of a property with an initial value count as a statement.
/// 2. A declaration begins with its attributes and modifiers and ends with its last token.
/// 3. Members within `#if` belong to the enclosing type or file.
package struct SourceOutline {
    package enum Kind: Hashable {
        case function, accessors, type
        /// A closure, a branch, a loop.
        case statement
    }

    package struct Block {
        /// The offsets of the braces; for an unclosed block, the second one is its end.
        package var open: Int
        package var close: Int
        package var kind: Kind
        /// The offset of the declaration's keyword; for statements, of the opening brace.
        package var keyword: Int
        /// The index of the enclosing block.
        package var parent: Int?
        /// The index of the declaration's node; for statements, of the node with the braces.
        fileprivate var node: Int
    }

    package struct Declaration: Hashable {
        package var range: Range<Int>
        package var keyword: String
        /// The declared name, or the extended type.
        package var name: String
    }

    package let text: SourceText
    /// Sorted by opening brace.
    package private(set) var blocks: [Block] = []
    /// The declarations directly in a block, by its index; `nil` is the file.
    private var members: [Int?: [Declaration]] = [:]

    package init(_ text: SourceText) {
        self.text = text
        let tree = text.tree
        var around: Int?
        for index in tree.tokens where tree[index].kind == .leftBrace {
            let open = tree[index].range.lowerBound
            while let outer = around, blocks[outer].close < open { around = blocks[outer].parent }
            blocks.append(block(openingWith: index, at: open, parent: around))
            around = blocks.count - 1
        }
        for node in tree.all(Self.declaring) where isMember(node) {
            let start = tree[node].range.lowerBound
            members[block(around: start), default: []].append(declaration(node))
        }
    }

    private static let functions: Set<SyntaxKind> = [
        .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl,
    ]
    private static let types: Set<SyntaxKind> = [
        .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl,
    ]
    private static let declaring: Set<SyntaxKind> = functions.union(types).union([
        .variableDecl, .enumCaseDecl, .typeAliasDecl, .associatedTypeDecl, .importDecl, .macroDecl,
    ])

    private static let functionNames: Set<SyntaxKind> = [
        .identifier, .binaryOperator, .prefixOperator, .postfixOperator,
    ]

    private func block(openingWith brace: Int, at open: Int, parent: Int?) -> Block {
        let tree = text.tree
        let close = text.end(ofBracket: open)
        var block = Block(open: open, close: close, kind: .statement, keyword: open, parent: parent, node: brace)
        guard let body = tree.parent(of: brace) else { return block }
        block.node = body
        guard let owner = tree.parent(of: body) else { return block }
        switch (tree[body].kind, tree[owner].kind) {
        case (.codeBlock, let kind) where Self.functions.contains(kind): (block.kind, block.node) = (.function, owner)
        case (.accessorBlock, .subscriptDecl): (block.kind, block.node) = (.function, owner)
        case (.memberBlock, let kind) where Self.types.contains(kind): (block.kind, block.node) = (.type, owner)
        case (.accessorBlock, .patternBinding) where tree.child(of: owner, .initializerClause) == nil:
            guard let variable = tree.ancestor(of: owner, in: [.variableDecl]) else { return block }
            (block.kind, block.node) = (.accessors, variable)
        default: return block
        }
        block.keyword = introducer(of: block.node).map { tree[$0].range.lowerBound } ?? open
        return block
    }

    /// Whether a declaration is directly in a type or in the file, possibly within `#if`.
    private func isMember(_ node: Int) -> Bool {
        let around = text.tree.ancestor(of: node, in: [.codeBlock, .closureExpr, .accessorBlock, .memberBlock])
        return around.map { text.tree[$0].kind == .memberBlock } ?? true
    }

    /// The keyword of a declaration.
    private func introducer(of node: Int) -> Int? { text.tree.child(of: node, .keyword) }

    private func declaration(_ node: Int) -> Declaration {
        let keyword = introducer(of: node).map { text.string(text.tree[$0].range) } ?? ""
        return Declaration(range: text.tree[node].range, keyword: keyword, name: name(of: node) ?? keyword)
    }

    private func name(of node: Int) -> String? {
        let tree = text.tree
        let named: Int?
        switch tree[node].kind {
        case .extensionDecl:
            named = tree.children(of: node).first { [.identifierType, .memberType].contains(tree[$0].kind) }
        case .variableDecl:
            let binding = tree.child(of: node, .patternBindingList).flatMap { tree.child(of: $0, .patternBinding) }
            named = binding.flatMap { tree.child(of: $0, .identifierPattern) }
        case .enumCaseDecl:
            let element = tree.child(of: node, .enumCaseElementList).flatMap { tree.child(of: $0, .enumCaseElement) }
            named = element.flatMap { tree.child(of: $0, .identifier) }
        case .importDecl: named = tree.child(of: node, .importPathComponentList)
        case .initializerDecl, .deinitializerDecl, .subscriptDecl: named = nil
        case .functionDecl: named = tree.children(of: node).first { Self.functionNames.contains(tree[$0].kind) }
        default: named = tree.child(of: node, .identifier)
        }
        return named.map { text.string(tree[$0].range).filter { $0 != "`" && !$0.isWhitespace } }
    }

    /// The innermost block around an offset.
    package func block(around offset: Int) -> Int? {
        var (low, high) = (0, blocks.count)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].open < offset { low = middle + 1 } else { high = middle }
        }
        var index = low > 0 ? low - 1 : nil
        while let current = index, blocks[current].close < offset { index = blocks[current].parent }
        return index
    }

    /// The innermost type that is a block or encloses it.
    package func type(around block: Int) -> Int? {
        var index: Int? = block
        while let current = index, blocks[current].kind != .type { index = blocks[current].parent }
        return index
    }

    /// The innermost function or property with accessors whose body contains an offset; `nil` if a type inside of that
    /// body contains it.
    package func body(around offset: Int) -> Int? {
        var index = block(around: offset)
        while let current = index {
            switch blocks[current].kind {
            case .function, .accessors: return current
            case .type: return nil
            case .statement: index = blocks[current].parent
            }
        }
        return nil
    }

    /// The declaration that contains an offset and is directly in the innermost enclosing type, or in the file.
    package func declaration(at offset: Int) -> Declaration? {
        let scope = block(around: offset).flatMap(type)
        return members[scope]?.last { $0.range.contains(offset) || $0.range.upperBound == offset }
    }

    /// The declaration whose body is a block; for statements, one without a name.
    package func declaration(of block: Int) -> Declaration {
        let (open, close, node) = (blocks[block].open, blocks[block].close, blocks[block].node)
        guard blocks[block].kind != .statement else {
            return Declaration(range: open..<min(close + 1, text.bytes.count), keyword: "", name: "")
        }
        var declaration = declaration(node)
        // The code after a property's block does not belong to it.
        declaration.range = declaration.range.lowerBound..<min(close + 1, text.bytes.count)
        return declaration
    }

    /// The node of the declaration whose body is a block; `nil` for statements.
    package func node(of block: Int) -> Int? { blocks[block].kind == .statement ? nil : blocks[block].node }

    /// The types in the inheritance clause of the type whose body is a block.
    package func inheritedTypes(of block: Int) -> [String] {
        blocks[block].kind == .type ? text.inheritedTypes(of: blocks[block].node) : []
    }
}
