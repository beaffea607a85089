import CoreML
import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// Tags the parts of a string. Words, punctuation and whitespace are distinguished; lexical classes, names and
/// sentiment are not.
open class NLTagger: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
        public static let joinContractions = Options(rawValue: 32)
    }

    public enum AssetsResult: Int, Sendable {
        case available, notAvailable, error
    }

    public let tagSchemes: [NLTagScheme]
    open var string: String?

    public init(tagSchemes: [NLTagScheme]) {
        self.tagSchemes = tagSchemes
    }

    open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }

    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        [.tokenType, .language, .script]
    }

    open class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme) async throws -> AssetsResult {
        .notAvailable
    }

    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

    open func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme) {}

    open func setGazetteers(_ gazetteers: [Any], for tagScheme: NLTagScheme) {}

    open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        return tokenizer.tokenRange(at: index)
    }

    open func tag(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
    ) -> (NLTag?, Range<String.Index>) {
        let range = tokenRange(at: index, unit: unit)
        return (tag(of: range, scheme), range)
    }

    open func tagHypotheses(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
    ) -> ([String: Double], Range<String.Index>) { ([:], tokenRange(at: index, unit: unit)) }

    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for (tag, part) in tags(in: range, unit: unit, scheme: scheme, options: options) {
            guard block(tag, part) else { return }
        }
    }

    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        guard let string, !options.contains(.omitWords) || unit != .word else { return [] }
        return TextParts.ranges(of: unit, in: string, range).map { (tag(of: $0, scheme), $0) }
    }

    private func tag(of range: Range<String.Index>, _ scheme: NLTagScheme) -> NLTag? {
        guard let string, !range.isEmpty else { return nil }
        switch scheme {
        case .tokenType: return .word
        case .lexicalClass, .nameTypeOrLexicalClass: return .otherWord
        case .nameType: return .otherWord
        case .lemma: return NLTag(rawValue: string[range].lowercased())
        case .language: return dominantLanguage.map { NLTag(rawValue: $0.rawValue) }
        case .sentimentScore: return NLTag(rawValue: "0.0")
        default: return nil
        }
    }
}

/// Guesses a text's language by its script, and by common words of the languages in Latin letters.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    private var text = ""
    open var languageHints: [NLLanguage: Double] = [:]
    open var languageConstraints: [NLLanguage] = []

    public override init() {
        super.init()
    }

    open func processString(_ string: String) { text += string }

    open func reset() { text = "" }

    open var dominantLanguage: NLLanguage? { Self.dominantLanguage(for: text) }

    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        dominantLanguage.map { [$0: 1] } ?? [:]
    }

    open class func dominantLanguage(for string: String) -> NLLanguage? {
        let scalars = string.unicodeScalars
        func has(_ range: ClosedRange<UInt32>) -> Bool { scalars.contains { range.contains($0.value) } }
        if has(0x3040...0x30FF) { return .japanese }
        if has(0xAC00...0xD7AF) { return .korean }
        if has(0x4E00...0x9FFF) { return .simplifiedChinese }
        if has(0x0400...0x04FF) { return has(0x0456...0x0457) ? .ukrainian : .russian }
        if has(0x0590...0x05FF) { return .hebrew }
        if has(0x0600...0x06FF) { return .arabic }
        if has(0x0370...0x03FF) { return .greek }
        if has(0x0E00...0x0E7F) { return .thai }
        if has(0x0900...0x097F) { return .hindi }
        let words = Set(string.lowercased().split { !$0.isLetter }.map(String.init))
        guard !words.isEmpty else { return nil }
        let counts = commonWords.map { ($0.0, words.intersection($0.1).count) }
        guard let best = counts.max(by: { $0.1 < $1.1 }), best.1 > 0 else { return .english }
        return best.0
    }

    private static let commonWords: [(NLLanguage, Set<String>)] = [
        (.english, ["the", "and", "is", "of", "to", "in", "that", "it", "with", "for", "you", "this"]),
        (.german, ["der", "die", "das", "und", "ist", "nicht", "ein", "eine", "ich", "mit", "zu", "auf"]),
        (.french, ["le", "la", "les", "et", "est", "des", "une", "que", "je", "pas", "pour", "dans"]),
        (.spanish, ["el", "los", "las", "y", "es", "una", "que", "por", "con", "para", "no", "del"]),
        (.italian, ["il", "gli", "e", "di", "che", "una", "per", "con", "non", "sono", "della", "è"]),
        (.portuguese, ["o", "os", "e", "não", "uma", "que", "com", "para", "do", "da", "em", "é"]),
        (.dutch, ["de", "het", "en", "een", "van", "ik", "niet", "dat", "met", "op", "voor", "zijn"]),
    ]
}

/// A model for texts; none can be loaded here.
open class NLModel: NSObject, @unchecked Sendable {
    public convenience init(contentsOf url: URL) throws {
        throw MLModelError(.io)
    }

    public convenience init(mlModel: MLModel) throws {
        throw MLModelError(.io)
    }

    open func predictedLabel(for string: String) -> String? { nil }

    open func predictedLabels(forTokens tokens: [String]) -> [String] { [] }

    open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
}

/// Words as vectors; no language has them here.
open class NLEmbedding: NSObject, @unchecked Sendable {
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }

    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }

    open var dimension: Int { 0 }
    open var vocabularySize: Int { 0 }
    open var language: NLLanguage? { nil }

    open func contains(_ string: String) -> Bool { false }

    open func distance(between first: String, and second: String, distanceType: NLDistanceType = .cosine) -> NLDistance
    {
        2
    }

    open func vector(for string: String) -> [Double]? { nil }

    open func neighbors(
        for string: String, maximumCount maxCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
}
