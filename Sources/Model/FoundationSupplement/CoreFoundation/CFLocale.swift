import Foundation

public struct CFLocaleIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

public struct CFLocaleKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public static let identifier = CFLocaleKey("kCFLocaleIdentifierKey")
    public static let languageCode = CFLocaleKey("kCFLocaleLanguageCodeKey")
    public static let countryCode = CFLocaleKey("kCFLocaleCountryCodeKey")
    public static let scriptCode = CFLocaleKey("kCFLocaleScriptCodeKey")
    public static let variantCode = CFLocaleKey("kCFLocaleVariantCodeKey")
    public static let exemplarCharacterSet = CFLocaleKey("kCFLocaleExemplarCharacterSetKey")
    public static let calendarIdentifier = CFLocaleKey("kCFLocaleCalendarIdentifierKey")
    public static let calendar = CFLocaleKey("kCFLocaleCalendarKey")
    public static let collationIdentifier = CFLocaleKey("kCFLocaleCollationIdentifierKey")
    public static let usesMetricSystem = CFLocaleKey("kCFLocaleUsesMetricSystemKey")
    public static let measurementSystem = CFLocaleKey("kCFLocaleMeasurementSystemKey")
    public static let decimalSeparator = CFLocaleKey("kCFLocaleDecimalSeparatorKey")
    public static let groupingSeparator = CFLocaleKey("kCFLocaleGroupingSeparatorKey")
    public static let currencySymbol = CFLocaleKey("kCFLocaleCurrencySymbolKey")
    public static let currencyCode = CFLocaleKey("kCFLocaleCurrencyCodeKey")
    public static let collatorIdentifier = CFLocaleKey("kCFLocaleCollatorIdentifierKey")
    public static let quotationBeginDelimiterKey = CFLocaleKey("kCFLocaleQuotationBeginDelimiterKey")
    public static let quotationEndDelimiterKey = CFLocaleKey("kCFLocaleQuotationEndDelimiterKey")
    public static let alternateQuotationBeginDelimiterKey = CFLocaleKey("kCFLocaleAlternateQuotationBeginDelimiterKey")
    public static let alternateQuotationEndDelimiterKey = CFLocaleKey("kCFLocaleAlternateQuotationEndDelimiterKey")
}

public enum CFLocaleLanguageDirection: CFIndex, Sendable {
    case unknown, leftToRight, rightToLeft, topToBottom, bottomToTop
}

@discardableResult
public func CFLocaleGetSystem() -> CFLocale! { NSLocale(localeIdentifier: "") }
public func CFLocaleCopyCurrent() -> CFLocale! { NSLocale(localeIdentifier: Locale.current.identifier) }
@discardableResult
public func CFLocaleCreate(_ allocator: CFAllocator!, _ localeIdentifier: CFLocaleIdentifier!) -> CFLocale! {
    localeIdentifier.map { NSLocale(localeIdentifier: $0.rawValue) }
}
@discardableResult
public func CFLocaleCopyAvailableLocaleIdentifiers() -> CFArray! { Locale.availableIdentifiers }
public func CFLocaleCopyISOLanguageCodes() -> CFArray! { Locale.LanguageCode.isoLanguageCodes.map(\.identifier) }
@discardableResult
public func CFLocaleCopyISOCountryCodes() -> CFArray! { Locale.Region.isoRegions.map(\.identifier) }
public func CFLocaleCopyISOCurrencyCodes() -> CFArray! { Locale.Currency.isoCurrencies.map(\.identifier) }
@discardableResult
public func CFLocaleCopyCommonISOCurrencyCodes() -> CFArray! { Locale.commonISOCurrencyCodes }
public func CFLocaleCopyPreferredLanguages() -> CFArray! { Locale.preferredLanguages }
@discardableResult
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFLocaleIdentifier! {
    locale.map { CFLocaleIdentifier($0.localeIdentifier) }
}

@discardableResult
public func CFLocaleGetValue(_ locale: CFLocale!, _ key: CFLocaleKey!) -> CFTypeRef! {
    guard let key else { return nil }
    return locale?.object(forKey: NSLocale.Key(rawValue: key.rawValue)) as AnyObject?
}

@discardableResult
public func CFLocaleCopyDisplayNameForPropertyValue(
    _ displayLocale: CFLocale!, _ key: CFLocaleKey!, _ value: CFString!
) -> CFString! {
    guard let key, let value else { return nil }
    return displayLocale?.displayName(forKey: NSLocale.Key(rawValue: key.rawValue), value: value)
}

@discardableResult
public func CFLocaleCreateCanonicalLocaleIdentifierFromString(
    _ allocator: CFAllocator!, _ localeIdentifier: CFString!
) -> CFLocaleIdentifier! {
    localeIdentifier.map { CFLocaleIdentifier(Locale.canonicalIdentifier(from: $0)) }
}

@discardableResult
public func CFLocaleCreateCanonicalLanguageIdentifierFromString(
    _ allocator: CFAllocator!, _ localeIdentifier: CFString!
) -> CFLocaleIdentifier! {
    localeIdentifier.map { CFLocaleIdentifier(Locale.identifier(.bcp47, from: $0)) }
}

@discardableResult
public func CFLocaleGetLanguageCharacterDirection(_ isoLangCode: CFString!) -> CFLocaleLanguageDirection {
    switch isoLangCode.map({ Locale.Language(identifier: $0).characterDirection }) {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    default: .unknown
    }
}

@discardableResult
public func CFTimeZoneCopySystem() -> CFTimeZone! { NSTimeZone(name: TimeZone.current.identifier) }
public func CFTimeZoneCopyDefault() -> CFTimeZone! { CFTimeZoneCopySystem() }
@discardableResult
public func CFTimeZoneCreateWithName(
    _ allocator: CFAllocator!, _ name: CFString!, _ tryAbbrev: Bool
) -> CFTimeZone! {
    guard let name else { return nil }
    return NSTimeZone(name: name) ?? (tryAbbrev ? NSTimeZone(abbreviation: name) : nil)
}
@discardableResult
public func CFTimeZoneCreateWithTimeIntervalFromGMT(_ allocator: CFAllocator!, _ ti: CFTimeInterval) -> CFTimeZone! {
    NSTimeZone(forSecondsFromGMT: Int(ti))
}
@discardableResult
public func CFTimeZoneGetName(_ tz: CFTimeZone!) -> CFString! { tz?.name }
public func CFTimeZoneGetSecondsFromGMT(_ tz: CFTimeZone!, _ at: CFAbsoluteTime) -> CFTimeInterval {
    CFTimeInterval(tz?.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: at)) ?? 0)
}

@discardableResult
public func CFCalendarCopyCurrent() -> CFCalendar! { NSCalendar(identifier: .init(rawValue: "gregorian")) }
