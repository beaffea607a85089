import Foundation

/// The block of a document that contains a text.
public struct PresentationIntent: Hashable, Codable, Sendable {
    public enum Kind: Hashable, Codable, Sendable {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)
    }

    public struct TableColumn: Hashable, Codable, Sendable {
        public enum Alignment: Hashable, Codable, Sendable { case left, center, right }

        public var alignment: Alignment

        public init(alignment: Alignment) {
            self.alignment = alignment
        }
    }

    public struct IntentType: Hashable, Codable, Sendable {
        public var kind: Kind
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    public var components: [IntentType]
    public var count: Int { components.count }
    public var indentationLevel: Int {
        components.count {
            switch $0.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public init(types: [IntentType]) {
        components = types
    }
}

extension AttributeScopes.FoundationAttributes {
    public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
    public var inflect: InflectionRuleAttribute { InflectionRuleAttribute() }
    public var morphology: MorphologyAttribute { MorphologyAttribute() }

    public struct PresentationIntentAttribute: CodableAttributedStringKey, Sendable {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    public struct InflectionRuleAttribute: CodableAttributedStringKey, Sendable {
        public typealias Value = InflectionRule
        public static let name = "NSInflect"
    }

    public struct MorphologyAttribute: CodableAttributedStringKey, Sendable {
        public typealias Value = Morphology
        public static let name = "NSMorphology"
    }
}

extension Morphology {
    public var isUnspecified: Bool { self == Morphology() }

    public static var user: Morphology { Morphology() }
}

/// The term that a string must agree with.
public enum InflectionConcept: Hashable, Sendable {
    case termsOfAddress([TermOfAddress])
    case localizedPhrase(String)
}

/// The user's terms of address.
public struct TermOfAddress: Hashable, Codable, Sendable {
    private let name: String
    public let languageIdentifier: String?
    public let pronouns: [Morphology.Pronoun]?

    private init(_ name: String, languageIdentifier: String? = nil, pronouns: [Morphology.Pronoun]? = nil) {
        self.name = name
        self.languageIdentifier = languageIdentifier
        self.pronouns = pronouns
    }

    public static var neutral: TermOfAddress { TermOfAddress("neutral") }
    public static var masculine: TermOfAddress { TermOfAddress("masculine") }
    public static var feminine: TermOfAddress { TermOfAddress("feminine") }
    public static var currentUser: TermOfAddress { TermOfAddress("currentUser") }

    public static func localized(
        language: Locale.Language, with pronouns: [Morphology.Pronoun]
    ) -> TermOfAddress {
        TermOfAddress("localized", languageIdentifier: language.minimalIdentifier, pronouns: pronouns)
    }
}

extension Morphology {
    public struct Pronoun: Hashable, Codable, Sendable {
        public var pronoun: String
        public var morphology: Morphology
        public var dependentMorphology: Morphology?

        public init(pronoun: String, morphology: Morphology, dependentMorphology: Morphology? = nil) {
            self.pronoun = pronoun
            self.morphology = morphology
            self.dependentMorphology = dependentMorphology
        }
    }
}
