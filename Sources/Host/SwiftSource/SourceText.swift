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

    /// A call's arguments: where they end and how they are called.
    package struct Call {
        package var end: Int
        /// `_` for an argument without a label; closures behind the brackets count.
        package var labels: [String]
    }

    /// The arguments behind a name; `nil` when it is not called.
    package func call(after name: Range<Int>) -> Call? {
        var end = name.upperBound
        if byte(end) == UInt8(ascii: "<"), let close = code[end...].firstIndex(of: UInt8(ascii: ">")) {
            end = close + 1
        }
        var labels: [String] = []
        var isCall = false
        if byte(end) == UInt8(ascii: "("), let close = closing(of: end) {
            labels = self.labels(in: end + 1..<close)
            end = close + 1
            isCall = true
        }
        // In `if x.isOpen {` the brace belongs to the condition.
        if !isInCondition(name.lowerBound) {
            var next = skippingSpace(from: end, onlyOnLine: true)
            var label = "_"
            while byte(next) == UInt8(ascii: "{"), let close = closing(of: next) {
                labels.append(label)
                end = close + 1
                isCall = true
                next = skippingSpace(from: end)
                guard let word = word(at: next), byte(word.upperBound) == UInt8(ascii: ":") else { break }
                label = string(word)
                next = skippingSpace(from: word.upperBound + 1)
            }
        }
        return isCall ? Call(end: end, labels: labels) : nil
    }

    private func labels(in range: Range<Int>) -> [String] {
        guard skippingSpace(from: range.lowerBound) < range.upperBound || bytes[range].contains(UInt8(ascii: "\""))
        else { return [] }
        return parts(in: range).map { part in
            let first = skippingSpace(from: part.lowerBound)
            let word = first < part.upperBound ? word(at: first) : nil
            let isLabel = word.map { byte(skippingSpace(from: $0.upperBound)) == UInt8(ascii: ":") } ?? false
            return isLabel ? word.map(string) ?? "_" : "_"
        }
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

    /// Whether the line begins a condition.
    private func isInCondition(_ offset: Int) -> Bool {
        let start = lines[line(of: offset) - 1]
        let words = string(start..<offset).split { !$0.isLetter }
        return words.prefix(2).contains { ["if", "guard", "while", "for", "switch"].contains($0) }
    }

    /// Where the members and calls behind `offset` end.
    package func chainEnd(from offset: Int) -> Int {
        var end = offset
        while true {
            var next = end
            if byte(next) == UInt8(ascii: "?") || byte(next) == UInt8(ascii: "!") { next += 1 }
            if byte(next) == UInt8(ascii: "["), let close = closing(of: next) {
                end = close + 1
                continue
            }
            next = skippingSpace(from: next)
            guard byte(next) == UInt8(ascii: "."), let name = word(at: next + 1) else { return end }
            end = call(after: name)?.end ?? name.upperBound
        }
    }

    /// Where the expression begins whose member stands behind the point at `point`.
    package func chainStart(before point: Int) -> Int {
        var start = point
        while var last = lastBefore(start) {
            while byte(last) == UInt8(ascii: "?") || byte(last) == UInt8(ascii: "!") { last -= 1 }
            // Back over arguments and closures to what is called.
            while let byte = byte(last), Self.closing.contains(byte), let open = opening(of: last) {
                start = open
                guard let before = lastBefore(open), isWord(before) || Self.closing.contains(code[before]),
                    line(of: before) == line(of: open)
                else { return start }
                last = before
            }
            guard let name = word(at: last) else { return start }
            start = name.lowerBound
            guard let before = lastBefore(start), byte(before) == UInt8(ascii: ".") else { return start }
            start = before
        }
        return start
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
