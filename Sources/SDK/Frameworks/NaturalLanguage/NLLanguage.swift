import Foundation

/// A language by its tag.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let undetermined = NLLanguage(rawValue: "und")
    public static let amharic = NLLanguage(rawValue: "am")
    public static let arabic = NLLanguage(rawValue: "ar")
    public static let armenian = NLLanguage(rawValue: "hy")
    public static let bengali = NLLanguage(rawValue: "bn")
    public static let bulgarian = NLLanguage(rawValue: "bg")
    public static let burmese = NLLanguage(rawValue: "my")
    public static let catalan = NLLanguage(rawValue: "ca")
    public static let cherokee = NLLanguage(rawValue: "chr")
    public static let croatian = NLLanguage(rawValue: "hr")
    public static let czech = NLLanguage(rawValue: "cs")
    public static let danish = NLLanguage(rawValue: "da")
    public static let dutch = NLLanguage(rawValue: "nl")
    public static let english = NLLanguage(rawValue: "en")
    public static let finnish = NLLanguage(rawValue: "fi")
    public static let french = NLLanguage(rawValue: "fr")
    public static let georgian = NLLanguage(rawValue: "ka")
    public static let german = NLLanguage(rawValue: "de")
    public static let greek = NLLanguage(rawValue: "el")
    public static let gujarati = NLLanguage(rawValue: "gu")
    public static let hebrew = NLLanguage(rawValue: "he")
    public static let hindi = NLLanguage(rawValue: "hi")
    public static let hungarian = NLLanguage(rawValue: "hu")
    public static let icelandic = NLLanguage(rawValue: "is")
    public static let indonesian = NLLanguage(rawValue: "id")
    public static let italian = NLLanguage(rawValue: "it")
    public static let japanese = NLLanguage(rawValue: "ja")
    public static let kannada = NLLanguage(rawValue: "kn")
    public static let kazakh = NLLanguage(rawValue: "kk")
    public static let khmer = NLLanguage(rawValue: "km")
    public static let korean = NLLanguage(rawValue: "ko")
    public static let lao = NLLanguage(rawValue: "lo")
    public static let malay = NLLanguage(rawValue: "ms")
    public static let malayalam = NLLanguage(rawValue: "ml")
    public static let marathi = NLLanguage(rawValue: "mr")
    public static let mongolian = NLLanguage(rawValue: "mn")
    public static let norwegian = NLLanguage(rawValue: "no")
    public static let oriya = NLLanguage(rawValue: "or")
    public static let persian = NLLanguage(rawValue: "fa")
    public static let polish = NLLanguage(rawValue: "pl")
    public static let portuguese = NLLanguage(rawValue: "pt")
    public static let punjabi = NLLanguage(rawValue: "pa")
    public static let romanian = NLLanguage(rawValue: "ro")
    public static let russian = NLLanguage(rawValue: "ru")
    public static let simplifiedChinese = NLLanguage(rawValue: "zh-Hans")
    public static let sinhalese = NLLanguage(rawValue: "si")
    public static let slovak = NLLanguage(rawValue: "sk")
    public static let spanish = NLLanguage(rawValue: "es")
    public static let swedish = NLLanguage(rawValue: "sv")
    public static let tamil = NLLanguage(rawValue: "ta")
    public static let telugu = NLLanguage(rawValue: "te")
    public static let thai = NLLanguage(rawValue: "th")
    public static let tibetan = NLLanguage(rawValue: "bo")
    public static let traditionalChinese = NLLanguage(rawValue: "zh-Hant")
    public static let turkish = NLLanguage(rawValue: "tr")
    public static let ukrainian = NLLanguage(rawValue: "uk")
    public static let urdu = NLLanguage(rawValue: "ur")
    public static let vietnamese = NLLanguage(rawValue: "vi")
}

/// The kind of a text part.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let word = NLTag(rawValue: "Word")
    public static let punctuation = NLTag(rawValue: "Punctuation")
    public static let whitespace = NLTag(rawValue: "Whitespace")
    public static let other = NLTag(rawValue: "Other")
    public static let noun = NLTag(rawValue: "Noun")
    public static let verb = NLTag(rawValue: "Verb")
    public static let adjective = NLTag(rawValue: "Adjective")
    public static let adverb = NLTag(rawValue: "Adverb")
    public static let pronoun = NLTag(rawValue: "Pronoun")
    public static let determiner = NLTag(rawValue: "Determiner")
    public static let particle = NLTag(rawValue: "Particle")
    public static let preposition = NLTag(rawValue: "Preposition")
    public static let number = NLTag(rawValue: "Number")
    public static let conjunction = NLTag(rawValue: "Conjunction")
    public static let interjection = NLTag(rawValue: "Interjection")
    public static let classifier = NLTag(rawValue: "Classifier")
    public static let idiom = NLTag(rawValue: "Idiom")
    public static let otherWord = NLTag(rawValue: "OtherWord")
    public static let sentenceTerminator = NLTag(rawValue: "SentenceTerminator")
    public static let openQuote = NLTag(rawValue: "OpenQuote")
    public static let closeQuote = NLTag(rawValue: "CloseQuote")
    public static let openParenthesis = NLTag(rawValue: "OpenParenthesis")
    public static let closeParenthesis = NLTag(rawValue: "CloseParenthesis")
    public static let wordJoiner = NLTag(rawValue: "WordJoiner")
    public static let dash = NLTag(rawValue: "Dash")
    public static let otherPunctuation = NLTag(rawValue: "OtherPunctuation")
    public static let paragraphBreak = NLTag(rawValue: "ParagraphBreak")
    public static let otherWhitespace = NLTag(rawValue: "OtherWhitespace")
    public static let personalName = NLTag(rawValue: "PersonalName")
    public static let placeName = NLTag(rawValue: "PlaceName")
    public static let organizationName = NLTag(rawValue: "OrganizationName")
}

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let tokenType = NLTagScheme(rawValue: "TokenType")
    public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
    public static let nameType = NLTagScheme(rawValue: "NameType")
    public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
    public static let lemma = NLTagScheme(rawValue: "Lemma")
    public static let language = NLTagScheme(rawValue: "Language")
    public static let script = NLTagScheme(rawValue: "Script")
    public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

public enum NLTokenUnit: Int, Sendable {
    case word = 0
    case sentence = 1
    case paragraph = 2
    case document = 3
}

public enum NLDistanceType: Int, Sendable {
    case cosine = 0
}

public typealias NLDistance = Double
