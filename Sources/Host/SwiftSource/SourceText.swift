/// A Swift source with its syntax, and its code as text: names, calls and chains of members by their brackets.
///
/// Offsets are those of bytes. Comments and literals are blank in `code`, so that no word or bracket of theirs counts.
package struct SourceText: Sendable {
    package let bytes: [UInt8]
    package let code: [UInt8]
    package let tree: SyntaxTree
    /// Why the syntax is not known. Nothing of such a source is code, so that nothing is found in it or changed.
    package let failure: SyntaxFailure?
    private let lines: [Int]
    private let brackets: SourceBrackets

    /// Reads a source with the reader of the program.
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
    private static let opening: Set<UInt8> = [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")]
    private static let closing: Set<UInt8> = [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")]

    /// - Parameters:
    ///   - line: from 1.
    ///   - column: bytes from 1, as the compiler counts them.
    package func offset(line: Int, column: Int) -> Int? {
        guard lines.indices.contains(line - 1), column > 0 else { return nil }
        let offset = lines[line - 1] + column - 1
        return offset <= code.count ? offset : nil
    }

    /// From 1.
    package func line(of offset: Int) -> Int {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Without the line's end.
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

    /// The next byte at or behind `offset` that is neither space nor line end.
    package func skippingSpace(from offset: Int, onlyOnLine: Bool = false) -> Int {
        var offset = offset
        while let byte = byte(offset), byte <= 0x20, !(onlyOnLine && byte == Self.newline) { offset += 1 }
        return offset
    }

    /// The last byte before `offset` that is neither space nor line end; a text counts, a comment does not.
    package func lastBefore(_ offset: Int) -> Int? {
        var offset = offset - 1
        while offset >= 0, code[offset] <= 0x20, bytes[offset] != UInt8(ascii: "\"") { offset -= 1 }
        return offset >= 0 ? offset : nil
    }

    /// The bracket that closes the one at `open`.
    package func closing(of open: Int) -> Int? { brackets.closing(of: open) }

    /// The bracket that closes the one at `open`; where that ends when nothing closes it.
    package func end(ofBracket open: Int) -> Int { brackets.end(of: open) ?? bytes.count }

    /// The bracket that the one at `close` closes.
    package func opening(of close: Int) -> Int? { brackets.opening(of: close) }

    /// The innermost bracket of any kind around an offset.
    package func enclosingBracket(_ offset: Int) -> Int? { brackets.enclosing(offset) }

    /// The round bracket around an offset, where the innermost one is round.
    package func enclosingCall(_ offset: Int) -> Int? {
        enclosingBracket(offset).flatMap { byte($0) == UInt8(ascii: "(") ? $0 : nil }
    }

    /// What commas separate, outside of brackets. One that ends the range separates nothing.
    package func parts(in range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var offset = start
        while offset < range.upperBound {
            if Self.opening.contains(code[offset]), let close = closing(of: offset) {
                offset = close
            } else if code[offset] == UInt8(ascii: ",") {
                parts.append(start..<offset)
                start = offset + 1
            }
            offset += 1
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }
}

extension SourceText {
    /// Whether any of the words is in a source, be it in a comment.
    package static func holds(_ words: Set<String>, in source: [UInt8]) -> Bool {
        guard !words.isEmpty else { return false }
        return source.split { !ByteClass.isWord($0) }.contains { word in
            words.contains(String(decoding: word, as: UTF8.self))
        }
    }
}
