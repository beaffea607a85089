import SwiftUI

/// Generates a value of a type by letting the type decode itself from nothing.
///
/// 1. Whatever the type requests is provided: strings from the names of their keys, small numbers, dates around a given
///    one.
/// 2. An enumeration gets its first case: from `allCases`, or from the memory layout if it has no payloads; one with
///    payloads decodes itself, and receives its first key.
/// 3. Optional values are present down to `depth` levels, and arrays have `count` elements; deeper ones are absent,
///    which terminates recursive types. Dictionaries are empty.
/// 4. A type that accepts none of this throws its own error.
///
/// The same type and date produce the same value.
struct SampleDecoder: Decoder {
    static let depth = 8
    static let count = 3
    /// Types that contain themselves without a way to end.
    private static let limit = 64

    let date: Date
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Whether the requested value is too deep to be provided.
    var isDeep: Bool { codingPath.count > Self.depth }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SampleKeys<Key>(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { SampleList(decoder: self) }

    func singleValueContainer() -> any SingleValueDecodingContainer { SampleSingle(decoder: self) }

    func below(_ key: any CodingKey) -> SampleDecoder {
        SampleDecoder(date: date, codingPath: codingPath + [key])
    }

    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let known = known(type) as? Value { return known }
        if let cases = type as? any CaseIterable.Type, let first = Self.first(of: cases) as? Value { return first }
        if let dictionary = type as? any EmptyDictionary.Type, let empty = dictionary.init() as? Value { return empty }
        if let first = FirstCase.of(type) { return first }
        guard codingPath.count < Self.limit else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: "The type contains itself recursively."))
        }
        return try Value(from: self)
    }

    private static func first<Cases: CaseIterable>(of type: Cases.Type) -> Any? { type.allCases.first }

    /// Values of types whose own decoding expects a special format.
    private func known(_ type: any Decodable.Type) -> Any? {
        switch type {
        case is Date.Type: SampleNames(path: codingPath).date(around: date)
        case is URL.Type: URL(string: "https://example.com")
        case is UUID.Type: UUID(uuidString: ActivityValue.activityID)
        case is Data.Type: Data()
        case is Decimal.Type: Decimal(SampleNames(path: codingPath).integer)
        case is TimeZone.Type: TimeZone.gmt
        case is Locale.Type: Locale(identifier: "en_US")
        case is LocalizedStringResource.Type: LocalizedStringResource(stringLiteral: text)
        default: nil
        }
    }

    var text: String { SampleNames(path: codingPath).text }
    var integer: Int { SampleNames(path: codingPath).integer }
    var number: Double { SampleNames(path: codingPath).number }
}

/// Dictionaries of all types: their own decoding reads alternating keys and values unless keys are strings.
private protocol EmptyDictionary { init() }

extension Dictionary: EmptyDictionary {}

private struct SampleSingle: SingleValueDecodingContainer {
    let decoder: SampleDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.isDeep }
    func decode(_ type: Bool.Type) -> Bool { false }
    func decode(_ type: String.Type) -> String { decoder.text }
    func decode(_ type: Double.Type) -> Double { decoder.number }
    func decode(_ type: Float.Type) -> Float { Float(decoder.number) }
    func decode(_ type: Int.Type) -> Int { decoder.integer }
    func decode(_ type: Int8.Type) -> Int8 { Int8(decoder.integer) }
    func decode(_ type: Int16.Type) -> Int16 { Int16(decoder.integer) }
    func decode(_ type: Int32.Type) -> Int32 { Int32(decoder.integer) }
    func decode(_ type: Int64.Type) -> Int64 { Int64(decoder.integer) }
    func decode(_ type: UInt.Type) -> UInt { UInt(decoder.integer) }
    func decode(_ type: UInt8.Type) -> UInt8 { UInt8(decoder.integer) }
    func decode(_ type: UInt16.Type) -> UInt16 { UInt16(decoder.integer) }
    func decode(_ type: UInt32.Type) -> UInt32 { UInt32(decoder.integer) }
    func decode(_ type: UInt64.Type) -> UInt64 { UInt64(decoder.integer) }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.value(type) }
}

private struct SampleKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: SampleDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    /// Read by enumerations, which look up the single key of their case.
    var allKeys: [Key] { FirstCase.of(Key.self).map { [$0] } ?? [] }

    private func single(_ key: Key) -> SampleSingle { SampleSingle(decoder: decoder.below(key)) }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { decoder.isDeep }
    func decode(_ type: Bool.Type, forKey key: Key) -> Bool { single(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) -> String { single(key).decode(type) }
    func decode(_ type: Double.Type, forKey key: Key) -> Double { single(key).decode(type) }
    func decode(_ type: Float.Type, forKey key: Key) -> Float { single(key).decode(type) }
    func decode(_ type: Int.Type, forKey key: Key) -> Int { single(key).decode(type) }
    func decode(_ type: Int8.Type, forKey key: Key) -> Int8 { single(key).decode(type) }
    func decode(_ type: Int16.Type, forKey key: Key) -> Int16 { single(key).decode(type) }
    func decode(_ type: Int32.Type, forKey key: Key) -> Int32 { single(key).decode(type) }
    func decode(_ type: Int64.Type, forKey key: Key) -> Int64 { single(key).decode(type) }
    func decode(_ type: UInt.Type, forKey key: Key) -> UInt { single(key).decode(type) }
    func decode(_ type: UInt8.Type, forKey key: Key) -> UInt8 { single(key).decode(type) }
    func decode(_ type: UInt16.Type, forKey key: Key) -> UInt16 { single(key).decode(type) }
    func decode(_ type: UInt32.Type, forKey key: Key) -> UInt32 { single(key).decode(type) }
    func decode(_ type: UInt64.Type, forKey key: Key) -> UInt64 { single(key).decode(type) }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try single(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
        decoder.below(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        decoder.below(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder.below(key) }
}

private struct SampleList: UnkeyedDecodingContainer {
    let decoder: SampleDecoder
    var currentIndex = 0

    init(decoder: SampleDecoder) {
        self.decoder = decoder
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { decoder.isDeep ? 0 : SampleDecoder.count }
    var isAtEnd: Bool { decoder.isDeep || currentIndex >= SampleDecoder.count }

    private mutating func next() -> SampleDecoder {
        defer { currentIndex += 1 }
        return decoder.below(SampleIndex(currentIndex))
    }

    private mutating func single() -> SampleSingle { SampleSingle(decoder: next()) }

    mutating func decodeNil() -> Bool { false }
    mutating func decode(_ type: Bool.Type) -> Bool { single().decode(type) }
    mutating func decode(_ type: String.Type) -> String { single().decode(type) }
    mutating func decode(_ type: Double.Type) -> Double { single().decode(type) }
    mutating func decode(_ type: Float.Type) -> Float { single().decode(type) }
    mutating func decode(_ type: Int.Type) -> Int { single().decode(type) }
    mutating func decode(_ type: Int8.Type) -> Int8 { single().decode(type) }
    mutating func decode(_ type: Int16.Type) -> Int16 { single().decode(type) }
    mutating func decode(_ type: Int32.Type) -> Int32 { single().decode(type) }
    mutating func decode(_ type: Int64.Type) -> Int64 { single().decode(type) }
    mutating func decode(_ type: UInt.Type) -> UInt { single().decode(type) }
    mutating func decode(_ type: UInt8.Type) -> UInt8 { single().decode(type) }
    mutating func decode(_ type: UInt16.Type) -> UInt16 { single().decode(type) }
    mutating func decode(_ type: UInt32.Type) -> UInt32 { single().decode(type) }
    mutating func decode(_ type: UInt64.Type) -> UInt64 { single().decode(type) }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try single().decode(type) }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedDecodingContainer<Nested> {
        next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { next().unkeyedContainer() }
    mutating func superDecoder() -> any Decoder { next() }
}

/// The index of an element in an array.
struct SampleIndex: CodingKey {
    let index: Int

    init(_ index: Int) { self.index = index }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { index = intValue }

    var stringValue: String { "\(index)" }
    var intValue: Int? { index }
}
