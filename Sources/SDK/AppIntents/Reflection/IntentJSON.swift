import Foundation

/// A parameter's value as JSON.
public enum _IntentJSON: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([_IntentJSON])

    /// The value as a string, if it is a single value.
    package var text: String? {
        switch self {
        case .string(let text): text
        case .integer(let value): String(value)
        case .number(let value): String(value)
        case .boolean(let value): String(value)
        case .null, .array: nil
        }
    }

    /// Parses JSON; `nil` when `source` is not JSON, or an object.
    package init?(json source: String) {
        guard let value = try? JSONDecoder().decode(_IntentJSON.self, from: Data(source.utf8)) else { return nil }
        self = value
    }

    /// Parses command-line input: JSON, or else a plain string.
    package init(argument: String) {
        self = _IntentJSON(json: argument) ?? .string(argument)
    }

    /// The value as JSON text; equal values give equal strings.
    package func encoded() -> String {
        switch self {
        case .null: "null"
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .number(let value): value.isFinite ? String(value) : "null"
        case .string(let text): Self.quoted(text)
        case .array(let values): "[" + values.map { $0.encoded() }.joined(separator: ",") + "]"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20: quoted += "\\u" + String(format: "%04x", scalar.value)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension _IntentJSON: Decodable {
    public init(from decoder: any Decoder) throws {
        if var values = try? decoder.unkeyedContainer() {
            var array: [_IntentJSON] = []
            while !values.isAtEnd { array.append(try values.decode(_IntentJSON.self)) }
            self = .array(array)
            return
        }
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let boolean = try? value.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let integer = try? value.decode(Int64.self) {
            self = .integer(integer)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else {
            self = .string(try value.decode(String.self))
        }
    }
}
