/// A Swift source with its syntax tree and its code as text, in which names, calls and chains of members are found.
///
/// Offsets are in bytes. Comments and literals are blank in `code`, so that their words and brackets do not count.
package struct SourceText: Sendable {
    package let bytes: [UInt8]
    package let code: [UInt8]
    package let tree: SyntaxTree
    /// The reason that there is no syntax tree. Such a source has no code, so nothing in it is found or changed.
    package let failure: SyntaxFailure?
    private let lines: [Int]
    private let brackets: SourceBrackets

    /// Parses a source with the shared reader.
    package init(_ bytes: [UInt8]) {
        self = SyntaxReader.shared.text(bytes)
    }

    init(_ bytes: [UInt8], _ tree: SyntaxTree) {
        self.init(bytes, tree, code: SourceCode.bytes(of: bytes, tree), failure: nil)
    }

    init(unreadable bytes: [UInt8], _ failure: SyntaxFailure) {
        let blank = bytes.map { $0 == Self.newline ? $0 : UInt8(ascii: " ") }
        self.init(bytes, .empty(count: bytes.count), code: blank, failure: failure)
    }

    private init(_ bytes: [UInt8], _ tree: SyntaxTree, code: [UInt8], failure: SyntaxFailure?) {
        self.bytes = bytes
        self.tree = tree
        self.code = code
        self.failure = failure
        brackets = SourceBrackets(tree)
        lines = [0] + bytes.indices.filter { bytes[$0] == Self.newline }.map { $0 + 1 }
    }

    private static let newline = UInt8(ascii: "\n")

    /// - Parameters:
    ///   - line: the line number, beginning at 1.
    ///   - column: the column in bytes, beginning at 1, as the compiler counts it.
    package func offset(line: Int, column: Int) -> Int? {
        guard lines.indices.contains(line - 1), column > 0 else { return nil }
        let offset = lines[line - 1] + column - 1
        return offset <= code.count ? offset : nil
    }

    /// The line number of an offset, beginning at 1.
    package func line(of offset: Int) -> Int {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The range of a line without its line break.
    package func range(ofLine line: Int) -> Range<Int> {
        let end = lines.indices.contains(line) ? lines[line] - 1 : code.count
        return lines[line - 1]..<max(end, lines[line - 1])
    }

    package func byte(_ offset: Int) -> UInt8? { code.indices.contains(offset) ? code[offset] : nil }

    package func isWord(_ offset: Int) -> Bool { byte(offset).map(ByteClass.isWord) ?? false }

    package func string(_ range: Range<Int>) -> String { String(decoding: code[range], as: UTF8.self) }

    /// The name at an offset.
    package func word(at offset: Int) -> Range<Int>? {
        guard isWord(offset) else { return nil }
        var range = offset..<offset + 1
        while isWord(range.lowerBound - 1) { range = range.lowerBound - 1..<range.upperBound }
        while isWord(range.upperBound) { range = range.lowerBound..<range.upperBound + 1 }
        return range
    }

    /// The offset of the next byte at or after `offset` that is neither white space nor a line break.
    package func skippingSpace(from offset: Int, onlyOnLine: Bool = false) -> Int {
        var offset = offset
        while let byte = byte(offset), byte <= 0x20, !(onlyOnLine && byte == Self.newline) { offset += 1 }
        return offset
    }

    /// The offset of the bracket that closes the one at `open`.
    package func closing(of open: Int) -> Int? { brackets.closing(of: open) }

    /// The offset of the bracket that closes the one at `open`, or the end of an unclosed one.
    package func end(ofBracket open: Int) -> Int { brackets.end(of: open) ?? bytes.count }
}

extension SourceText {
    /// Whether a source contains any of the words, even in a comment.
    package static func holds(_ words: Set<String>, in source: [UInt8]) -> Bool {
        guard !words.isEmpty else { return false }
        return source.split { !ByteClass.isWord($0) }.contains { word in
            words.contains(String(decoding: word, as: UTF8.self))
        }
    }
}
