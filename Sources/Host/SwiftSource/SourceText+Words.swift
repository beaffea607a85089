extension SourceText {
    /// The words of the code in their order.
    package var words: [Range<Int>] { words(in: code.indices) }

    /// The words that begin in a range, in their order.
    package func words(in range: Range<Int>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard let word = word(at: offset) else {
                offset += 1
                continue
            }
            words.append(word)
            offset = word.upperBound
        }
        return words
    }

    /// Whether a word is the keyword of an import: it begins a statement, or stands behind attributes and modifiers.
    package func isImport(_ word: Range<Int>) -> Bool {
        guard string(word) == "import" else { return false }
        guard let before = lastBefore(word.lowerBound) else { return true }
        if line(of: before) < line(of: word.lowerBound) { return code[before] != UInt8(ascii: ".") }
        return code[before] == UInt8(ascii: ";") || code[before] == UInt8(ascii: ")") || isWord(before)
    }

    /// The source with parts replaced that are found by their words.
    ///
    /// - Parameter edit: gets each word in its order, but for those in a part that is replaced, and says what to put in
    ///   the place of which part; that begins no earlier than the end of the part before.
    /// - Returns: `nil` when nothing is replaced.
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

    /// Words that an expression follows.
    package static let expressionOpeners: Set<String> = [
        "return", "in", "case", "else", "where", "is", "as", "try", "await", "if", "guard", "while", "switch", "and",
    ]

    /// Whether a statement begins at an offset.
    package func isStatement(_ start: Int) -> Bool {
        guard let last = lastBefore(start) else { return true }
        if [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains(code[last]) { return true }
        if word(at: last).map(string) == "in" { return true }
        let goesOn = Array(",([:=&|?+-*/<>.!".utf8)
        let opener = word(at: last).map(string)
        return line(of: last) < line(of: start) && !goesOn.contains(code[last])
            && !(opener.map(Self.expressionOpeners.contains) ?? false)
    }
}
