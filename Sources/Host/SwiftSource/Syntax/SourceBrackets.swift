/// The round, square and curly brackets of a source that belong together.
///
/// 1. Brackets are tokens, so that none of a comment or a literal counts.
/// 2. Of the tokens directly in a node, each closing bracket belongs to the last open one of its kind. Brackets that the
///    parser did not expect lie directly in one node and are paired in the same way.
/// 3. An open bracket that nothing closes ends with the pair around it in its node, or with its node.
struct SourceBrackets: Sendable {
    private struct Pair: Hashable, Sendable {
        let open: Int
        let close: Int
        let isClosed: Bool
    }

    /// By their open brackets.
    private let pairs: [Pair]

    init(_ tree: SyntaxTree) {
        pairs = Self.pairs(in: tree).sorted { $0.open < $1.open }
    }

    /// The brackets directly in a node that nothing closed yet.
    private struct Open {
        private(set) var brackets: [(offset: Int, closing: SyntaxKind)] = []
        /// How many a kind closes: a bracket that none fits must not look at all of them.
        private var counts: [SyntaxKind: Int] = [:]

        mutating func add(_ offset: Int, closing: SyntaxKind) {
            brackets.append((offset, closing))
            counts[closing, default: 0] += 1
        }

        /// The offset of the bracket that one of a kind closes; those behind it end with it.
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

    /// `nil` where no bracket opens, or nothing closes it.
    func closing(of open: Int) -> Int? { pair(openingAt: open).flatMap { $0.isClosed ? $0.close : nil } }

    /// The bracket that closes one, else where it ends; `nil` where none opens.
    func end(of open: Int) -> Int? { pair(openingAt: open)?.close }
}
