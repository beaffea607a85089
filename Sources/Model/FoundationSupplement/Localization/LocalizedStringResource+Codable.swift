import Foundation

extension String.LocalizationValue: Codable {
    private enum CodingKeys: CodingKey { case key, arguments }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try container.decode(String.self, forKey: .key))
        arguments = try container.decode([LocalizationArgument].self, forKey: .arguments).map(Argument.init)
    }

    /// Values whose format depends on the locale are encoded in the extension's own locale.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .key)
        try container.encode(arguments(in: LocalizationStore.current.locale), forKey: .arguments)
    }
}

extension LocalizedStringResource: Codable {
    private enum CodingKeys: CodingKey { case key, defaultValue, table, locale }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            key: try container.decode(String.self, forKey: .key),
            defaultValue: try container.decode(String.LocalizationValue.self, forKey: .defaultValue),
            table: try container.decodeIfPresent(String.self, forKey: .table),
            locale: try container.decodeIfPresent(Locale.self, forKey: .locale))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(key, forKey: .key)
        try container.encode(defaultValue, forKey: .defaultValue)
        try container.encodeIfPresent(table, forKey: .table)
        try container.encode(locale, forKey: .locale)
    }
}
