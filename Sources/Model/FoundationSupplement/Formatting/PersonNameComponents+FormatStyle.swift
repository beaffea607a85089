import Foundation

extension PersonNameComponents {
    /// Formats a name.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public enum Style: String, Codable, Hashable, Sendable {
            case short, medium, long, abbreviated
        }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// 1. Short is the nickname, or else the given name; abbreviated are the initials.
        /// 2. Medium has given and family name, long all parts.
        /// 3. In languages in which the family name comes first, it does so here, without a space.
        public func format(_ value: PersonNameComponents) -> String {
            let isFamilyFirst = ["zh", "ja", "ko"].contains(locale.language.languageCode?.identifier)
            let core = isFamilyFirst ? [value.familyName, value.givenName] : [value.givenName, value.familyName]
            let names = core.compactMap(\.self).filter { !$0.isEmpty }
            switch style {
            case .abbreviated: return names.compactMap(\.first).map { $0.uppercased() }.joined()
            case .short:
                return [value.nickname, value.givenName, value.familyName].compactMap(\.self).first { !$0.isEmpty }
                    ?? ""
            case .medium: return names.joined(separator: isFamilyFirst ? "" : " ")
            case .long:
                let all =
                    isFamilyFirst
                    ? [value.namePrefix, value.familyName, value.middleName, value.givenName, value.nameSuffix]
                    : [value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix]
                return all.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: isFamilyFirst ? "" : " ")
            }
        }

        public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }

        public var parseStrategy: ParseStrategy { ParseStrategy() }
        public var attributed: AttributedStyle { AttributedStyle(base: self) }
    }

    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        var base: FormatStyle

        public func format(_ value: PersonNameComponents) -> AttributedString { AttributedString(base.format(value)) }

        public func locale(_ locale: Locale) -> AttributedStyle { AttributedStyle(base: base.locale(locale)) }
    }

    /// Parses a name in the usual order: given names first, the family name last.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        public init() {}

        public func parse(_ value: String) throws -> PersonNameComponents {
            let words = value.split(separator: " ").map(String.init)
            guard let first = words.first else { throw CocoaError(.formatting) }
            var name = PersonNameComponents()
            name.givenName = first
            if words.count > 1 { name.familyName = words.last }
            if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
            return name
        }
    }

    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
    where S.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }

    public func formatted() -> String { FormatStyle(locale: LocalizationStore.current.locale).format(self) }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
        Self(style: style, locale: LocalizationStore.current.locale)
    }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    public static var name: Self { Self() }
}
