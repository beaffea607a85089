extension SourceText {
    /// The whole expression around an offset: an argument, an element, what is returned or assigned.
    ///
    /// 1. Backwards it begins behind a comma, a colon, an opening bracket, a `=` or a word such as `return`.
    /// 2. Forwards it ends before a comma, a closing bracket or a semicolon; outside of brackets with the line, unless
    ///    the next one goes on with a point.
    package func wholeExpression(around offset: Int) -> Range<Int>? {
        guard let start = expressionStart(before: offset), let end = expressionEnd(from: offset, start: start) else {
            return nil
        }
        return start < end ? start..<end : nil
    }

    private static let openers: Set<String> = [
        "return", "in", "case", "else", "where", "if", "guard", "while", "switch", "throw", "try", "await", "let",
        "var",
    ]

    private func expressionStart(before offset: Int) -> Int? {
        var start = word(at: offset)?.lowerBound ?? offset
        var cursor = start - 1
        while let byte = byte(cursor) {
            switch byte {
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let open = opening(of: cursor) else { return nil }
                start = open
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"),
                UInt8(ascii: ";"):
                return start
            case UInt8(ascii: "=") where !isPartOfOperator(cursor): return start
            case UInt8(ascii: "\n"):
                if !isInBrackets(start), self.byte(start) != UInt8(ascii: ".") { return start }
            case 0...0x20:
                if bytes[cursor] == UInt8(ascii: "\"") { start = cursor }
            default:
                let word = word(at: cursor)
                if let word, Self.openers.contains(string(word)) { return start }
                start = word?.lowerBound ?? cursor
            }
            cursor = min(cursor, start) - 1
        }
        return start
    }

    private func expressionEnd(from offset: Int, start: Int) -> Int? {
        let isInBrackets = isInBrackets(start)
        var cursor = offset
        var end = offset
        var hasQuestion = string(start..<offset).contains("? ")
        while let byte = byte(cursor) {
            switch byte {
            case UInt8(ascii: "{") where !isInBrackets: return end
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                guard let close = closing(of: cursor) else { return nil }
                cursor = close
                end = close + 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"):
                return end
            // A colon belongs to a question; else it stands behind a key.
            case UInt8(ascii: "?"):
                hasQuestion = hasQuestion || self.byte(cursor + 1).map { $0 <= 0x20 } ?? false
                end = cursor + 1
            case UInt8(ascii: ":") where !hasQuestion: return end
            case UInt8(ascii: "\n"):
                let next = skippingSpace(from: cursor)
                guard isInBrackets || self.byte(next) == UInt8(ascii: ".") else { return end }
            case 0...0x20: if bytes[cursor] == UInt8(ascii: "\"") { end = cursor + 1 }
            default:
                if let word = word(at: cursor) {
                    if !isInBrackets, string(word) == "else" { return end }
                    cursor = word.upperBound - 1
                }
                end = cursor + 1
            }
            cursor += 1
        }
        return end
    }

    /// Whether a call continues with a closure behind the end of its arguments; in a condition the brace is that of the
    /// body.
    package func hasTrailingClosure(behind close: Int) -> Bool {
        let next = skippingSpace(from: close + 1, onlyOnLine: true)
        guard byte(next) == UInt8(ascii: "{") else { return false }
        let lineStart = code[..<close].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let words = string(lineStart..<close).split { !$0.isLetter }
        return !words.prefix(2).contains { ["if", "guard", "while", "for", "switch"].contains($0) }
    }

    /// Behind an offset: where the bracket there ends, else the next byte.
    package func skippingBrackets(from offset: Int) -> Int {
        let opens = [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")]
        guard let byte = byte(offset), opens.contains(byte) else { return offset + 1 }
        return closing(of: offset).map { $0 + 1 } ?? offset + 1
    }

    /// Whether an offset lies in round or square brackets, not directly in a block.
    private func isInBrackets(_ offset: Int) -> Bool {
        enclosingBracket(offset).map { byte($0) != UInt8(ascii: "{") } ?? false
    }

    private func isPartOfOperator(_ offset: Int) -> Bool {
        let signs = Array("=!<>+-*/%&|^~?".utf8)
        return [offset - 1, offset + 1].contains { byte($0).map(signs.contains) ?? false }
    }
}
