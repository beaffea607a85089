/// The matching parentheses, square brackets and braces of a source.
///
/// 1. Brackets are tokens, so those in comments and literals do not count.
/// 2. Among the tokens directly in a node, each closing bracket matches the last open one of its kind. Brackets that
///    the parser did not expect are directly in one node and are paired in the same way.
/// 3. An unclosed bracket ends with the enclosing pair in its node, or with its node.
struct SourceBrackets: Sendable {
    private struct Pair: Hashable, Sendable {
        let open: Int
        let close: Int
        let isClosed: Bool
    }

    /// Sorted by opening bracket.
    private let pairs: [Pair]

    init(_ tree: SyntaxTree) {
        pairs = Self.pairs(in: tree).sorted { $0.open < $1.open }
    }

    /// The brackets directly in a node that are not closed yet.
    private struct Open {
        private(set) var brackets: [(offset: Int, closing: SyntaxKind)] = []
        /// The number of open brackets by closing kind, so that an unmatched closing bracket does not search all of
        /// them.
        private var counts: [SyntaxKind: Int] = [:]

        mutating func add(_ offset: Int, closing: SyntaxKind) {
            brackets.append((offset, closing))
            counts[closing, default: 0] += 1
        }

        /// Closes the last open bracket of a kind. Returns its offset and those of the brackets after it, which end
        /// with it.
        mutating func close(_ kind: SyntaxKind) -> (offset: Int, left: [Int])? {
            guard counts[kind, default: 0] > 0 else { return nil }
            var left: [Int] = []
            while let last = brackets.popLast() {
                counts[last.closing, default: 0] -= 1
                if last.closing == kind { return (last.offset, left) }
                left.append(last.offset)
            }
            return nil
        }
    }

    private static let closingKinds: Set<SyntaxKind> = [.rightParen, .rightBrace, .rightSquare]

    private static func pairs(in tree: SyntaxTree) -> [Pair] {
        var pairs: [Pair] = []
        var open: [Int: Open] = [:]
        for index in tree.tokens {
            let token = tree[index]
            if let closing = token.kind.closingBracket {
                open[token.parent, default: Open()].add(token.range.lowerBound, closing: closing)
            } else if closingKinds.contains(token.kind), let closed = open[token.parent]?.close(token.kind) {
                let close = token.range.lowerBound
                pairs.append(Pair(open: closed.offset, close: close, isClosed: true))
                pairs += closed.left.map { Pair(open: $0, close: close, isClosed: false) }
            }
        }
        for (node, left) in open {
            let end = tree[node].range.upperBound
            pairs += left.brackets.map { Pair(open: $0.offset, close: end, isClosed: false) }
        }
        return pairs
    }

    private func pair(openingAt open: Int) -> Pair? {
        var (low, high) = (0, pairs.count)
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle].open < open { low = middle + 1 } else { high = middle }
        }
        return low < pairs.count && pairs[low].open == open ? pairs[low] : nil
    }

    /// The offset of the closing bracket; `nil` if no bracket opens there, or if it is unclosed.
    func closing(of open: Int) -> Int? { pair(openingAt: open).flatMap { $0.isClosed ? $0.close : nil } }

    /// The offset of the closing bracket, or the end of an unclosed one; `nil` if no bracket opens there.
    func end(of open: Int) -> Int? { pair(openingAt: open)?.close }
}
