import SwiftSyntax

/// Encodes a syntax tree as a flat list of nodes. `SyntaxTree+Decoding` of the command line reads it.
///
/// 1. Numbers are variable-length: seven bits a byte, the lowest first, the highest bit of all but the last byte set.
/// 2. The encoding begins with its version, then the names of the kinds that occur: their number, and for each its
///    length and its letters. Names rather than numbers of kinds, because numbers differ between toolchains.
/// 3. Then the nodes: their number, and in preorder for each the index of its kind's name, where its text begins, as the
///    distance from where that of the node before begins, the length of its text, and how many nodes are below it. The
///    text of a node is that from its first to its last token, without the white space and comments around it. Nodes
///    without text, such as missing tokens, are skipped; their starts never decrease.
/// 4. Last, white space that is more than space: comments and what the parser could not read. Their number, and for each
///    its kind (`Piece`), the distance from the end of the piece before, and its length.
///
/// The walk keeps its own stack, because chains of members nest as deeply as they are long.
struct TreeWriter {
    static let version = 1

    private enum Piece: Int {
        case comment, unexpected
        /// Escaped line ends of strings.
        case literal
    }

    private struct Frame {
        var index: Int
        var children: SyntaxChildren.Iterator
    }

    private struct Node {
        var kind: Int
        var start: Int
        var end: Int
        var descendants = 0
    }

    /// Of all kinds that any source had so far.
    private var names: [String] = []
    private var kinds: [SyntaxKind: Int] = [:]
    private var tokenKinds: [String: Int] = [:]
    private var nodes: [Node] = []
    private var pieces: [(kind: Piece, start: Int, length: Int)] = []

    mutating func encode(_ tree: SourceFileSyntax, of source: [UInt8]) -> [UInt8] {
        nodes.removeAll(keepingCapacity: true)
        pieces.removeAll(keepingCapacity: true)
        walk(Syntax(tree), of: source)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(nodes.count * 5 + names.count * 24)
        append(Self.version, to: &bytes)
        let indices = appendNames(to: &bytes)
        append(nodes.count, to: &bytes)
        var last = 0
        for node in nodes {
            append(indices[node.kind], to: &bytes)
            append(node.start - last, to: &bytes)
            append(node.end - node.start, to: &bytes)
            append(node.descendants, to: &bytes)
            last = node.start
        }
        append(pieces.count, to: &bytes)
        last = 0
        for piece in pieces {
            append(piece.kind.rawValue, to: &bytes)
            append(piece.start - last, to: &bytes)
            append(piece.length, to: &bytes)
            last = piece.start + piece.length
        }
        return bytes
    }

    /// Appends the names of the kinds that occur.
    ///
    /// - Returns: by the index of a kind that of its name.
    private func appendNames(to bytes: inout [UInt8]) -> [Int] {
        var indices = Array(repeating: -1, count: names.count)
        var used: [String] = []
        for node in nodes where indices[node.kind] < 0 {
            indices[node.kind] = used.count
            used.append(names[node.kind])
        }
        append(used.count, to: &bytes)
        for name in used {
            append(name.utf8.count, to: &bytes)
            bytes += name.utf8
        }
        return indices
    }

    private func append(_ number: Int, to bytes: inout [UInt8]) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    private mutating func walk(_ root: Syntax, of source: [UInt8]) {
        var stack: [Frame] = []
        add(root, of: source, to: &stack)
        while let frame = stack.indices.last {
            if let child = stack[frame].children.next() {
                add(child, of: source, to: &stack)
            } else {
                let index = stack.removeLast().index
                nodes[index].descendants = nodes.count - 1 - index
            }
        }
    }

    private mutating func add(_ node: Syntax, of source: [UInt8], to stack: inout [Frame]) {
        let token = node.as(TokenSyntax.self)
        if let token { addPieces(around: token, of: source) }
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        // The root stays, so that a tree is never empty.
        guard end > start || stack.isEmpty else { return }
        let kind = token.map { index(of: $0.tokenKind) } ?? index(of: node.kind)
        nodes.append(Node(kind: kind, start: max(start, nodes.last?.start ?? 0), end: max(start, end)))
        guard token == nil else { return }
        stack.append(Frame(index: nodes.count - 1, children: node.children(viewMode: .sourceAccurate).makeIterator()))
    }

    private mutating func index(of kind: SyntaxKind) -> Int {
        if let known = kinds[kind] { return known }
        names.append(String(describing: kind))
        kinds[kind] = names.count - 1
        return names.count - 1
    }

    private mutating func index(of kind: TokenKind) -> Int {
        let name = kind.name
        if let known = tokenKinds[name] { return known }
        names.append(name)
        tokenKinds[name] = names.count - 1
        return names.count - 1
    }

    /// Most white space is nothing else, which its bytes show sooner than its pieces.
    private mutating func addPieces(around token: TokenSyntax, of source: [UInt8]) {
        let start = token.position.utf8Offset
        let end = token.endPosition.utf8Offset
        let textStart = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let textEnd = token.endPositionBeforeTrailingTrivia.utf8Offset
        if isMoreThanSpace(source[start..<textStart]) { add(token.leadingTrivia, from: start, to: textStart) }
        if isMoreThanSpace(source[textEnd..<end]) { add(token.trailingTrivia, from: textEnd, to: end) }
    }

    private func isMoreThanSpace(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.contains { $0 > 0x20 } }

    private mutating func add(_ trivia: Trivia, from start: Int, to end: Int) {
        var offset = start
        for piece in trivia {
            // Bytes that are not valid text are repaired in a piece, which changes its length.
            let length = min(piece.sourceLength.utf8Length, end - offset)
            let kind: Piece? =
                switch piece {
                case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
                case .backslashes, .pounds: .literal
                case .unexpectedText: .unexpected
                default: nil
                }
            if let kind, length > 0 { pieces.append((kind, offset, length)) }
            offset += length
        }
    }
}
