import Foundation

/// A string for later lookup, by another part of the system in its language.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation,
    CustomLocalizedStringResourceConvertible
{
    /// The location of the tables.
    public enum BundleDescription: Equatable, Hashable, Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
            switch (left, right) {
            case (.main, .main): true
            case (.forClass(let left), .forClass(let right)): left == right
            case (.atURL(let left), .atURL(let right)): left == right
            default: false
            }
        }

        public func hash(into hasher: inout Hasher) {
            switch self {
            case .main: hasher.combine(0)
            case .forClass(let type): hasher.combine(ObjectIdentifier(type))
            case .atURL(let url): hasher.combine(url)
            }
        }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public let bundle: BundleDescription
    /// The specified locale, or the running extension's own.
    public var locale: Locale {
        get { givenLocale ?? LocalizationStore.current.locale }
        set { givenLocale = newValue }
    }

    private var givenLocale: Locale?

    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.bundle = bundle
        givenLocale = locale
    }

    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        let place: BundleDescription = bundle == .main ? .main : .atURL(bundle.bundleURL)
        self.init(keyAndValue, table: table, locale: locale, bundle: place, comment: comment)
    }

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.bundle = bundle
        givenLocale = locale
    }

    /// A string whose key is known only at run time.
    package init(key: String, defaultValue text: String, table: String?) {
        self.key = key
        defaultValue = String.LocalizationValue(text)
        self.table = table
        bundle = .main
        givenLocale = nil
    }

    init(key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale?) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        bundle = .main
        givenLocale = locale
    }

    public var localizedStringResource: LocalizedStringResource { self }

    /// The text in the language of `locale`; without one, of the resource's own locale.
    package func resolved(in locale: Locale? = nil) -> String {
        let locale = locale ?? self.locale
        return LocalizationStore.current.string(
            forKey: key, table: table, locale: locale, arguments: defaultValue.arguments(in: locale),
            defaultValue: defaultValue.key)
    }
}

/// A type with a localized, human-readable string.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
