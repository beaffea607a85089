extension SourceText {
    /// The names and keywords of the code, in order, without backticks and the `$` of projected values.
    package var words: [Range<Int>] { words(in: 0..<bytes.count) }

    /// The names and keywords that begin in a range, in order.
    package func words(in range: Range<Int>) -> [Range<Int>] {
        tree.tokens(in: range).compactMap { index in
            let token = tree[index]
            switch token.kind {
            case .keyword, .wildcard: return token.range
            case .dollarIdentifier: return token.range.dropFirst()
            case .identifier:
                let isQuoted = bytes[token.range.lowerBound] == UInt8(ascii: "`") && token.range.count > 2
                return isQuoted ? token.range.dropFirst().dropLast() : token.range
            default: return nil
            }
        }
    }

    /// The source with replacements for parts that are found by their words.
    ///
    /// - Parameter edit: receives each word in order, except those in a replaced part, and returns a part with its
    ///   replacement; a part must not begin before the end of the previous one.
    /// - Returns: `nil` if nothing is replaced.
    package func replacingParts(_ edit: (_ word: Range<Int>) -> (range: Range<Int>, text: String)?) -> [UInt8]? {
        var result: [UInt8] = []
        var copied = 0
        var hasChanged = false
        for word in words where word.lowerBound >= copied {
            guard let (range, text) = edit(word) else { continue }
            result += bytes[copied..<range.lowerBound] + Array(text.utf8)
            copied = range.upperBound
            hasChanged = true
        }
        return hasChanged ? result + bytes[copied...] : nil
    }

    /// Whether a statement or a member begins at an offset.
    package func isStatement(_ start: Int) -> Bool {
        guard let token = tree.token(at: start) else { return false }
        return tree.ancestors(of: token)
            .prefix { tree[$0].range.lowerBound == start }
            .contains { tree[$0].kind == .codeBlockItem || tree[$0].kind == .memberBlockItem }
    }
}
