/// The round, square and curly brackets of a source that belong together.
///
/// 1. Brackets are tokens, so that none of a comment or a literal counts.
/// 2. Of the tokens directly in a node, each closing bracket belongs to the last open one of its kind. Brackets that the
///    parser did not expect lie directly in one node and are paired in the same way.
/// 3. An open bracket that nothing closes ends with the pair around it in its node, or with its node.
/// 4. Pairs lie within each other or apart, as nodes do.
struct SourceBrackets: Sendable {
    private struct Pair: Hashable, Sendable {
        let open: Int
        let close: Int
        let isClosed: Bool
        /// Index of the pair around it.
        var parent: Int?
    }

    /// By their open brackets.
    private let pairs: [Pair]
    /// Open brackets by closing ones, in their order.
    private let closings: [(close: Int, open: Int)]

    init(_ tree: SyntaxTree) {
        var pairs = Self.pairs(in: tree).sorted { $0.open < $1.open }
        var around: Int?
        for index in pairs.indices {
            while let outer = around, pairs[outer].close < pairs[index].open { around = pairs[outer].parent }
            pairs[index].parent = around
            around = index
        }
        self.pairs = pairs
        closings = pairs.filter(\.isClosed).map { ($0.close, $0.open) }.sorted { $0.0 < $1.0 }
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

    /// The last pair that opens before an offset.
    private func lastPair(before offset: Int) -> Int? {
        var (low, high) = (0, pairs.count)
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle].open < offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// `nil` where no bracket opens, or nothing closes it.
    func closing(of open: Int) -> Int? {
        guard let index = lastPair(before: open + 1), pairs[index].open == open, pairs[index].isClosed else {
            return nil
        }
        return pairs[index].close
    }

    /// The bracket that closes one, else where it ends; `nil` where none opens.
    func end(of open: Int) -> Int? {
        guard let index = lastPair(before: open + 1), pairs[index].open == open else { return nil }
        return pairs[index].close
    }

    /// `nil` where no bracket closes, or nothing opens it.
    func opening(of close: Int) -> Int? {
        var (low, high) = (0, closings.count)
        while low < high {
            let middle = (low + high) / 2
            if closings[middle].close < close { low = middle + 1 } else { high = middle }
        }
        return low < closings.count && closings[low].close == close ? closings[low].open : nil
    }

    /// The open bracket of the innermost pair around an offset; its closing bracket may be at the offset.
    func enclosing(_ offset: Int) -> Int? {
        var index = lastPair(before: offset)
        while let current = index, pairs[current].close < offset { index = pairs[current].parent }
        return index.map { pairs[$0].open }
    }
}
