import Foundation

extension String {
    /// The text of `keyAndValue` in the language of `locale`; without one, in the running extension's.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = LocalizedStringResource(keyAndValue, table: table, locale: locale).resolved()
    }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = LocalizedStringResource(key, defaultValue: defaultValue, table: table, locale: locale).resolved()
    }

    public init(localized resource: LocalizedStringResource) {
        self = resource.resolved()
    }
}

extension AttributedString {
    /// The text of `keyAndValue`, with its Markdown converted to attributes.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource(keyAndValue, table: table, locale: locale))
    }

    public init(localized resource: LocalizedStringResource) {
        let language = resource.locale.language.languageCode?.identifier ?? "en"
        self = InlineMarkdown.attributed(Inflection.applied(to: resource.resolved(), language: language))
    }
}
