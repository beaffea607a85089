/// The boundaries of words, sentences and paragraphs.
package enum TextParts {
    package static func paragraphs(_ text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = []
        var start = range.lowerBound
        for index in text[range].indices where text[index].isNewline {
            result.append(start..<text.index(after: index))
            start = text.index(after: index)
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }

    /// After a period, question mark or exclamation mark that is followed by a space.
    package static func sentences(_ text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = []
        var start = range.lowerBound
        var index = range.lowerBound
        while index < range.upperBound {
            let next = text.index(after: index)
            let isWide = "。！？".contains(text[index])
            let isEnd = ".!?…".contains(text[index]) && (next == range.upperBound || text[next].isWhitespace)
            if isWide || isEnd || text[index].isNewline {
                var end = next
                while end < range.upperBound, text[end].isWhitespace { end = text.index(after: end) }
                result.append(start..<end)
                start = end
                index = end
            } else {
                index = next
            }
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }

    /// Letters and digits, with apostrophes and periods between them; an ideograph is a separate word.
    package static func words(_ text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = []
        var start: String.Index?
        func isWordPart(_ index: String.Index) -> Bool {
            let character = text[index]
            if character.isLetter || character.isNumber || character == "_" { return true }
            guard "'’.,".contains(character), start != nil, index > range.lowerBound else { return false }
            let next = text.index(after: index)
            guard next < range.upperBound else { return false }
            let before = text[text.index(before: index)]
            if ".,".contains(character) { return before.isNumber && text[next].isNumber }
            return before.isLetter && text[next].isLetter
        }
        var index = range.lowerBound
        while index < range.upperBound {
            let next = text.index(after: index)
            if text[index].unicodeScalars.allSatisfy(\.properties.isIdeographic) {
                if let begin = start { result.append(begin..<index) }
                start = nil
                result.append(index..<next)
            } else if isWordPart(index) {
                start = start ?? index
            } else if let begin = start {
                result.append(begin..<index)
                start = nil
            }
            index = next
        }
        if let begin = start { result.append(begin..<range.upperBound) }
        return result
    }
}
