import Foundation

extension AttributedString {
    /// The text with its `inflect` phrases in grammatical agreement.
    public func inflected() -> AttributedString {
        let text = String(characters)
        guard Inflection.isPresent(in: text) else { return self }
        return InlineMarkdown.attributed(Inflection.applied(to: text, language: "en"))
    }

    public struct LocalizationOptions: Sendable {
        public var replacements: [any CVarArg & Sendable]?
        public var applyReplacementIndexAttribute: Bool
        public var inflect: Bool?
        public var concepts: [InflectionConcept]?

        public init() {
            applyReplacementIndexAttribute = false
        }
    }

    public typealias FormattingOptions = LocalizationOptions

    public init(
        localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
    }

    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
        self.init(localized: resource)
    }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale))
    }

    public init<S: AttributeScope>(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil, including scope: S.Type
    ) {
        self.init(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
    }

    public init<S: AttributeScope>(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil, including scope: KeyPath<AttributeScopes, S.Type>
    ) {
        self.init(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
    }
}

extension String {
    public struct LocalizationOptions: Sendable {
        public var replacements: [any CVarArg & Sendable]?

        public init() {}
    }

    public init(
        localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
    }

    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
        self.init(localized: resource)
    }
}
