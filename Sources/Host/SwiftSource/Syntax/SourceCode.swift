/// The code of a source: the source with spaces in place of its comments and literals.
///
/// 1. The text of a literal is blank, including its quotation marks and `#`, as are comments and the backslash before
///    an interpolation. The parentheses of the interpolation and their content are code.
/// 2. In a name between backticks, bytes that cannot be part of a word become `_`. A byte order mark becomes spaces.
/// 3. Line breaks and the length are preserved.
enum SourceCode {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    static func bytes(of source: [UInt8], _ tree: SyntaxTree) -> [UInt8] {
        var code = source
        func blank(_ range: Range<Int>) {
            for offset in range where source[offset] != UInt8(ascii: "\n") { code[offset] = UInt8(ascii: " ") }
        }
        for index in tree.tokens {
            let token = tree[index]
            if token.kind.isLiteralText {
                blank(token.range)
            } else if token.kind == .backslash {
                if tree.parent(of: index).map({ tree[$0].kind }) == .expressionSegment { blank(token.range) }
            } else if source[token.range.lowerBound...].first == UInt8(ascii: "`"), token.range.count > 2 {
                for offset in token.range.dropFirst().dropLast() where !ByteClass.isWord(source[offset]) {
                    code[offset] = UInt8(ascii: "_")
                }
            }
        }
        for piece in tree.pieces where piece.kind != .unexpected { blank(piece.range) }
        if source.starts(with: byteOrderMark) { blank(0..<byteOrderMark.count) }
        return code
    }
}
