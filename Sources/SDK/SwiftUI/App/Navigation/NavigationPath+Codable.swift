extension NavigationPath {
    /// The encoded form of a path: for each value, the last one first, the name of its type and its JSON.
    public struct CodableRepresentation {
        struct Value {
            var value: any Codable & Hashable
            var hashable: AnyHashable
        }

        var values: [Value]
    }
}

extension NavigationPath.CodableRepresentation: Codable {
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var values: [Value] = []
        while !container.isAtEnd {
            let name = try container.decode(String.self)
            let json = try container.decode(String.self)
            guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "\(name) cannot be decoded into a navigation path.")
            }
            values.append(try Self.value(type, json: json))
        }
        self.values = values.reversed()
    }

    private static func value<T: Codable & Hashable>(_ type: T.Type, json: String) throws -> Value {
        // Wrapped in a list, because not every decoder reads a single value.
        let list = try JSONDecoder().decode([T].self, from: Data("[\(json)]".utf8))
        guard let value = list.first else {
            throw DecodingError.valueNotFound(type, .init(codingPath: [], debugDescription: "The value is missing."))
        }
        return Value(value: value, hashable: AnyHashable(value))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for value in values.reversed() { try Self.encode(value.value, into: &container) }
    }

    private static func encode<T: Codable & Hashable>(
        _ value: T, into container: inout any UnkeyedEncodingContainer
    ) throws {
        let list = try JSONEncoder().encode([value])
        try container.encode(_mangledTypeName(T.self) ?? _typeName(T.self))
        try container.encode(String(decoding: list.dropFirst().dropLast(), as: UTF8.self))
    }
}

extension NavigationPath.CodableRepresentation: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.values.map(\.hashable) == rhs.values.map(\.hashable)
    }
}
