import Foundation

public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let tokenType = NSLinguisticTagScheme(rawValue: "TokenType")
    public static let lexicalClass = NSLinguisticTagScheme(rawValue: "LexicalClass")
    public static let nameType = NSLinguisticTagScheme(rawValue: "NameType")
    public static let nameTypeOrLexicalClass = NSLinguisticTagScheme(rawValue: "NameTypeOrLexicalClass")
    public static let lemma = NSLinguisticTagScheme(rawValue: "Lemma")
    public static let language = NSLinguisticTagScheme(rawValue: "Language")
    public static let script = NSLinguisticTagScheme(rawValue: "Script")
}

public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let word = NSLinguisticTag(rawValue: "Word")
    public static let punctuation = NSLinguisticTag(rawValue: "Punctuation")
    public static let whitespace = NSLinguisticTag(rawValue: "Whitespace")
    public static let other = NSLinguisticTag(rawValue: "Other")
    public static let noun = NSLinguisticTag(rawValue: "Noun")
    public static let verb = NSLinguisticTag(rawValue: "Verb")
    public static let adjective = NSLinguisticTag(rawValue: "Adjective")
    public static let adverb = NSLinguisticTag(rawValue: "Adverb")
    public static let pronoun = NSLinguisticTag(rawValue: "Pronoun")
    public static let determiner = NSLinguisticTag(rawValue: "Determiner")
    public static let preposition = NSLinguisticTag(rawValue: "Preposition")
    public static let number = NSLinguisticTag(rawValue: "Number")
    public static let personalName = NSLinguisticTag(rawValue: "PersonalName")
    public static let placeName = NSLinguisticTag(rawValue: "PlaceName")
    public static let organizationName = NSLinguisticTag(rawValue: "OrganizationName")
}

public enum NSLinguisticTaggerUnit: Int, Sendable {
    case word, sentence, paragraph, document
}

/// Tags the words of a string. No language model is available here: there are no tags, which is reported.
open class NSLinguisticTagger: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
    }

    public let tagSchemes: [NSLinguisticTagScheme]
    open var string: String?
    open var dominantLanguage: String? { nil }

    public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int = 0) {
        self.tagSchemes = tagSchemes
        super.init()
    }

    open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] { [] }
    open class func dominantLanguage(for string: String) -> String? { nil }

    open func enumerateTags(
        in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
        using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        Notices.current.addInert("NSLinguisticTagger.enumerateTags", .absent("language model"))
    }

    open func tag(
        at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: NSRangePointer?
    ) -> NSLinguisticTag? {
        nil
    }
}
