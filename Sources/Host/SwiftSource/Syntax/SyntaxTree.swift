/// The syntax tree of one source, as SwiftParser parses it: nodes in preorder, with byte offsets.
///
/// 1. Node 0 is the whole source. The descendants of a node follow it; `end` is the index after them.
/// 2. The range of a node extends from its first to its last token, without the surrounding white space and comments.
///    The ranges of children are within their parent's, in order and without overlaps. Only the first node may be
///    empty.
/// 3. Tokens have no children.
package struct SyntaxTree: Sendable {
    package struct Node: Hashable, Sendable {
        package let kind: SyntaxKind
        package let range: Range<Int>
        /// The index after the last descendant.
        let end: Int
        /// The index of the parent; -1 for the source.
        let parent: Int
    }

    /// Trivia other than white space.
    package struct Piece: Hashable, Sendable {
        package enum Kind: Int, Sendable {
            case comment
            /// Text that the parser could not read.
            case unexpected
            /// An escaped line break of a string.
            case literal
        }

        package let kind: Kind
        package let range: Range<Int>
    }

    package let nodes: [Node]
    package let pieces: [Piece]
    /// The indices of the nodes without children, which are tokens except in an empty source.
    package let tokens: [Int]

    init(nodes: [Node], pieces: [Piece]) {
        self.nodes = nodes
        self.pieces = pieces
        tokens = nodes.indices.filter { nodes[$0].end == $0 + 1 }
    }

    /// The tree of a source without tokens.
    static func empty(count: Int) -> SyntaxTree {
        SyntaxTree(nodes: [Node(kind: .sourceFile, range: 0..<count, end: 1, parent: -1)], pieces: [])
    }

    package subscript(index: Int) -> Node { nodes[index] }

    package func parent(of index: Int) -> Int? {
        let parent = nodes[index].parent
        return parent >= 0 ? parent : nil
    }

    /// The indices of the children of a node, in order.
    package func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var child = index + 1
        while child < nodes[index].end {
            children.append(child)
            child = nodes[child].end
        }
        return children
    }

    package func child(of index: Int, _ kind: SyntaxKind) -> Int? {
        var child = index + 1
        while child < nodes[index].end {
            if nodes[child].kind == kind { return child }
            child = nodes[child].end
        }
        return nil
    }

    /// The indices of a node and its descendants.
    package func subtree(of index: Int) -> Range<Int> { index..<nodes[index].end }

    /// The ancestors of a node, innermost first.
    package func ancestors(of index: Int) -> some Sequence<Int> {
        sequence(first: index) { parent(of: $0) }.dropFirst()
    }

    /// The innermost ancestor of any of the given kinds.
    package func ancestor(of index: Int, in kinds: Set<SyntaxKind>) -> Int? {
        var current = nodes[index].parent
        while current >= 0, !kinds.contains(nodes[current].kind) { current = nodes[current].parent }
        return current >= 0 ? current : nil
    }

    /// The number of tokens that begin before an offset.
    private func count(before offset: Int) -> Int {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if nodes[tokens[middle]].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The last token that begins at or before an offset.
    package func token(atOrBefore offset: Int) -> Int? {
        let count = count(before: offset + 1)
        return count > 0 ? tokens[count - 1] : nil
    }

    /// The tokens that begin in a range.
    package func tokens(in range: Range<Int>) -> ArraySlice<Int> {
        tokens[count(before: range.lowerBound)..<count(before: range.upperBound)]
    }

    /// The token whose text contains an offset.
    package func token(at offset: Int) -> Int? {
        token(atOrBefore: offset).flatMap { nodes[$0].range.contains(offset) ? $0 : nil }
    }

    /// The innermost node of any of the given kinds whose text contains an offset.
    package func node(at offset: Int, in kinds: Set<SyntaxKind>) -> Int? {
        guard let token = token(at: offset) else { return nil }
        return kinds.contains(nodes[token].kind) ? token : ancestor(of: token, in: kinds)
    }

    /// The outermost descendant of a node that has the given range.
    package func node(of range: Range<Int>, below index: Int) -> Int? {
        subtree(of: index).dropFirst().first { nodes[$0].range == range }
    }

    /// All nodes of the given kinds, in preorder.
    package func all(_ kinds: Set<SyntaxKind>, in index: Int = 0) -> [Int] {
        subtree(of: index).filter { kinds.contains(nodes[$0].kind) }
    }
}
