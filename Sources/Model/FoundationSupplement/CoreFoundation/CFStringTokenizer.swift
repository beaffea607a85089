import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Splits a string into words, sentences or paragraphs.
public final class CFStringTokenizer: @unchecked Sendable {
    fileprivate var text: String
    fileprivate var tokens: [NSRange] = []
    fileprivate var current = -1
    fileprivate let unit: CFOptionFlags

    fileprivate init(_ text: String, _ range: CFRange, unit: CFOptionFlags) {
        self.text = text
        self.unit = unit
        find(in: range)
    }

    fileprivate func find(in range: CFRange) {
        current = -1
        let length = text.utf16.count
        let location = min(max(range.location, 0), length)
        let place = NSRange(location: location, length: min(max(range.length, 0), length - location))
        guard let span = Range(place, in: text) else {
            tokens = []
            return
        }
        let ranges: [Range<String.Index>] =
            switch unit & 0xFF {
            case kCFStringTokenizerUnitSentence: TextParts.sentences(text, span)
            case kCFStringTokenizerUnitParagraph: TextParts.paragraphs(text, span)
            default: TextParts.words(text, span)
            }
        tokens = ranges.map { NSRange($0, in: text) }
    }

    fileprivate var type: CFStringTokenizerTokenType {
        guard tokens.indices.contains(current), let range = Range(tokens[current], in: text) else { return [] }
        let word = text[range]
        var type = CFStringTokenizerTokenType.normal
        if word.contains(where: \.isNumber) { type.insert(.hasHasNumbersMask) }
        if word.contains(where: { !$0.isLetter }) { type.insert(.hasNonLettersMask) }
        if word.unicodeScalars.allSatisfy(\.properties.isIdeographic) { type.insert(.isCJWordMask) }
        return type
    }
}

public struct CFStringTokenizerTokenType: OptionSet, Sendable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) {
        self.rawValue = rawValue
    }

    public static let normal = CFStringTokenizerTokenType(rawValue: 1)
    public static let hasSubTokensMask = CFStringTokenizerTokenType(rawValue: 2)
    public static let hasDerivedSubTokensMask = CFStringTokenizerTokenType(rawValue: 4)
    public static let hasHasNumbersMask = CFStringTokenizerTokenType(rawValue: 8)
    public static let hasNonLettersMask = CFStringTokenizerTokenType(rawValue: 16)
    public static let isCJWordMask = CFStringTokenizerTokenType(rawValue: 32)
}

public var kCFStringTokenizerUnitWord: CFOptionFlags { 0 }
public var kCFStringTokenizerUnitSentence: CFOptionFlags { 1 }
public var kCFStringTokenizerUnitParagraph: CFOptionFlags { 2 }
public var kCFStringTokenizerUnitLineBreak: CFOptionFlags { 3 }
public var kCFStringTokenizerUnitWordBoundary: CFOptionFlags { 4 }
public var kCFStringTokenizerAttributeLatinTranscription: CFOptionFlags { 1 << 16 }
public var kCFStringTokenizerAttributeLanguage: CFOptionFlags { 1 << 17 }

@discardableResult
public func CFStringTokenizerCreate(
    _ alloc: CFAllocator!, _ string: CFString!, _ range: CFRange, _ options: CFOptionFlags, _ locale: CFLocale!
) -> CFStringTokenizer! {
    CFStringTokenizer(string ?? "", range, unit: options)
}

public func CFStringTokenizerSetString(
    _ tokenizer: CFStringTokenizer!, _ string: CFString!, _ range: CFRange
) {
    tokenizer?.text = string ?? ""
    tokenizer?.find(in: range)
}

@discardableResult
public func CFStringTokenizerAdvanceToNextToken(_ tokenizer: CFStringTokenizer!) -> CFStringTokenizerTokenType {
    guard let tokenizer else { return [] }
    tokenizer.current = min(tokenizer.current + 1, tokenizer.tokens.count)
    return tokenizer.type
}

@discardableResult
public func CFStringTokenizerGoToTokenAtIndex(
    _ tokenizer: CFStringTokenizer!, _ index: CFIndex
) -> CFStringTokenizerTokenType {
    guard let tokenizer else { return [] }
    tokenizer.current = tokenizer.tokens.firstIndex { NSLocationInRange(index, $0) } ?? tokenizer.tokens.count
    return tokenizer.type
}

@discardableResult
public func CFStringTokenizerGetCurrentTokenRange(_ tokenizer: CFStringTokenizer!) -> CFRange {
    guard let tokenizer, tokenizer.tokens.indices.contains(tokenizer.current) else { return CFRangeMake(-1, 0) }
    let range = tokenizer.tokens[tokenizer.current]
    return CFRangeMake(range.location, range.length)
}

@discardableResult
public func CFStringTokenizerCopyCurrentTokenAttribute(
    _ tokenizer: CFStringTokenizer!, _ attribute: CFOptionFlags
) -> CFTypeRef! {
    guard let tokenizer, attribute == kCFStringTokenizerAttributeLatinTranscription,
        tokenizer.tokens.indices.contains(tokenizer.current),
        let range = Range(tokenizer.tokens[tokenizer.current], in: tokenizer.text),
        let latin = String(tokenizer.text[range]).applyingTransform(.toLatin, reverse: false)
    else { return nil }
    return NSString(string: latin)
}

/// Language detection is not supported.
@discardableResult
public func CFStringTokenizerCopyBestStringLanguage(_ string: CFString!, _ range: CFRange) -> CFString! { nil }
