import SwiftUI

/// Why a Live Activity has no values to show.
package struct ActivityValueError: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Values of attributes and states: decoded from JSON, generated, compared.
enum ActivityValue {
    /// The identifier of the one activity being shown.
    static let activityID = "00000000-0000-4000-8000-000000000001"

    /// - Parameter name: `attributes` or `state`, for messages.
    static func decode<Value: Decodable>(_ type: Value.Type, from json: String, of name: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { try date(from: $0) }
        do {
            return try decoder.decode(type, from: Data(json.utf8))
        } catch let error as DecodingError {
            throw ActivityValueError(sentence(for: error, name: name, type: type))
        }
    }

    static func sample<Value: Decodable>(_ type: Value.Type, at date: Date, of name: String) throws -> Value {
        do {
            return try SampleDecoder(date: date).value(type)
        } catch let error as DecodingError {
            throw ActivityValueError(sentence(for: error, name: name, type: type))
        }
    }

    /// Equal for equal values.
    static func key(_ values: any Encodable...) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        var parts: [String] = []
        for value in values {
            guard let data = try? encoder.encode(value) else { return nil }
            parts.append(String(decoding: data, as: UTF8.self))
        }
        return parts.joined(separator: "\n")
    }

    /// ActivityKit reads dates of push notifications as seconds since 2001; people write them as ISO 8601.
    private static func date(from decoder: any Decoder) throws -> Date {
        let container = try decoder.singleValueContainer()
        if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSinceReferenceDate: seconds) }
        let text = try container.decode(String.self)
        let formatter = ISO8601DateFormatter()
        if let date = formatter.date(from: text) { return date }
        formatter.formatOptions.insert(.withFractionalSeconds)
        if let date = formatter.date(from: text) { return date }
        throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "“\(text)” is not a date; write seconds since 2001, or 2026-12-25T08:00:00Z.")
    }

    private static func sentence<Value>(for error: DecodingError, name: String, type: Value.Type) -> String {
        func place(_ path: [any CodingKey]) -> String {
            ([name] + path.map { $0.intValue.map(String.init) ?? $0.stringValue }).joined(separator: ".")
        }
        switch error {
        case .keyNotFound(let key, let context):
            return "\(place(context.codingPath)) has no value for “\(key.stringValue)”, which \(type) requires."
        case .valueNotFound(let wanted, let context):
            return "\(place(context.codingPath)) is empty; \(type) requires a \(wanted)."
        case .typeMismatch(let wanted, let context):
            return "\(place(context.codingPath)) is not of type \(wanted): \(context.debugDescription)"
        case .dataCorrupted(let context):
            return "\(place(context.codingPath)) cannot be read: \(context.debugDescription)"
        @unknown default: return "\(name) cannot be read: \(error)"
        }
    }
}
