extension SourceText {
    /// The source with parts replaced that are found by their words.
    ///
    /// - Parameter edit: gets each word in its order, but for those in a part that is replaced, and says what to put in
    ///   the place of which part; that begins no earlier than the end of the part before.
    /// - Returns: `nil` when nothing is replaced.
    func replacingParts(_ edit: (_ word: Range<Int>) -> (range: Range<Int>, text: String)?) -> [UInt8]? {
        var result: [UInt8] = []
        var copied = 0
        var hasChanged = false
        var offset = 0
        while offset < code.count {
            guard let word = word(at: offset) else {
                offset += 1
                continue
            }
            offset = word.upperBound
            guard let (range, text) = edit(word) else { continue }
            result += bytes[copied..<range.lowerBound] + Array(text.utf8)
            copied = range.upperBound
            offset = max(offset, copied)
            hasChanged = true
        }
        return hasChanged ? result + bytes[copied...] : nil
    }

    /// Words that an expression follows.
    static let expressionOpeners: Set<String> = [
        "return", "in", "case", "else", "where", "is", "as", "try", "await", "if", "guard", "while", "switch", "and",
    ]

    /// Whether a statement begins at an offset.
    func isStatement(_ start: Int) -> Bool {
        guard let last = lastBefore(start) else { return true }
        if [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains(code[last]) { return true }
        if word(at: last).map(string) == "in" { return true }
        let goesOn = Array(",([:=&|?+-*/<>.!".utf8)
        let opener = word(at: last).map(string)
        return line(of: last) < line(of: start) && !goesOn.contains(code[last])
            && !(opener.map(Self.expressionOpeners.contains) ?? false)
    }
}
