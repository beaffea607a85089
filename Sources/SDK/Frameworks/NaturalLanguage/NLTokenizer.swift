import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

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

extension TextParts {
    static func ranges(
        of unit: NLTokenUnit, in text: String, _ range: Range<String.Index>
    ) -> [Range<String.Index>] {
        switch unit {
        case .document: range.isEmpty ? [] : [range]
        case .paragraph: paragraphs(text, range)
        case .sentence: sentences(text, range)
        case .word: words(text, range)
        }
    }
}
