import Foundation

extension NSLocale {
    private var value: Locale { self as Locale }

    public var localeIdentifier: String { value.identifier }
    public var languageCode: String { value.language.languageCode?.identifier ?? "" }
    public var languageIdentifier: String { value.identifier(.bcp47) }
    public var countryCode: String? { value.region?.identifier }
    public var regionCode: String? { value.region?.identifier }
    public var scriptCode: String? { value.language.script?.identifier }
    public var variantCode: String? { value.variant?.identifier }
    public var calendarIdentifier: String { String(describing: value.calendar.identifier) }
    public var collationIdentifier: String? { value.collation.identifier }
    public var usesMetricSystem: Bool { value.measurementSystem != .us }
    public var decimalSeparator: String { value.decimalSeparator ?? "." }
    public var groupingSeparator: String { value.groupingSeparator ?? "," }
    public var currencySymbol: String { value.currencySymbol ?? "" }
    public var currencyCode: String? { value.currency?.identifier }
    public var collatorIdentifier: String { value.collatorIdentifier ?? value.identifier }
    public var quotationBeginDelimiter: String { value.quotationBeginDelimiter ?? "“" }
    public var quotationEndDelimiter: String { value.quotationEndDelimiter ?? "”" }
    public var alternateQuotationBeginDelimiter: String { value.alternateQuotationBeginDelimiter ?? "‘" }
    public var alternateQuotationEndDelimiter: String { value.alternateQuotationEndDelimiter ?? "’" }

    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        value.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        value.localizedString(forLanguageCode: languageCode)
    }
    public func localizedString(forCountryCode countryCode: String) -> String? {
        value.localizedString(forRegionCode: countryCode)
    }
    public func localizedString(forScriptCode scriptCode: String) -> String? {
        value.localizedString(forScriptCode: scriptCode)
    }
    public func localizedString(forVariantCode variantCode: String) -> String? {
        value.localizedString(forVariantCode: variantCode)
    }
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        value.localizedString(forCurrencyCode: currencyCode)
    }
}
