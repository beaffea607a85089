import Foundation

/// Cuts a text into words, sentences or paragraphs, as Unicode's general rules do.
open class NLTokenizer: NSObject, @unchecked Sendable {
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
    }

    public let unit: NLTokenUnit
    open var string: String?

    public init(unit: NLTokenUnit) {
        self.unit = unit
    }

    open func setLanguage(_ language: NLLanguage) {}

    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        let string = string ?? ""
        return TextParts.ranges(of: unit, in: string, string.startIndex..<string.endIndex)
            .first { $0.contains(index) } ?? index..<index
    }

    open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        let first = tokenRange(at: range.lowerBound)
        let last = range.isEmpty ? first : tokenRange(at: string?.index(before: range.upperBound) ?? range.lowerBound)
        return first.lowerBound..<max(first.upperBound, last.upperBound)
    }

    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        TextParts.ranges(of: unit, in: string ?? "", range)
    }

    open func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
    ) {
        let text = string ?? ""
        for token in tokens(for: range) {
            let word = text[token]
            var attributes: Attributes = []
            if word.allSatisfy(\.isNumber) { attributes.insert(.numeric) }
            if word.allSatisfy({ $0.isSymbol }) { attributes.insert(.symbolic) }
            guard block(token, attributes) else { return }
        }
    }
}

/// Where words, sentences and paragraphs lie.
enum TextParts {
    static func ranges(
        of unit: NLTokenUnit, in text: String, _ range: Range<String.Index>
    ) -> [Range<String.Index>] {
        switch unit {
        case .document: return range.isEmpty ? [] : [range]
        case .paragraph: return pieces(text, range) { $0.isNewline }
        case .sentence: return sentences(text, range)
        case .word: return words(text, range)
        }
    }

    private static func pieces(
        _ text: String, _ range: Range<String.Index>, _ isEnd: (Character) -> Bool
    ) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = []
        var start = range.lowerBound
        for index in text[range].indices where isEnd(text[index]) {
            result.append(start..<text.index(after: index))
            start = text.index(after: index)
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }

    /// After a full stop, a question or exclamation mark that space follows.
    private static func sentences(_ text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
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

    /// Letters and digits, with apostrophes and points between them; an ideograph is a word of its own.
    private static func words(_ text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
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
