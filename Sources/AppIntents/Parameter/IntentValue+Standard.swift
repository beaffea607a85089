extension Bool: _IntentValue {
    public static var _intentValueKind: _IntentValueKind { _IntentValueKind(.boolean, typeName: "Bool") }
    public var _intentJSON: _IntentJSON { .boolean(self) }

    public static func _intentValue(from json: _IntentJSON) async throws -> Bool {
        switch json {
        case .boolean(let value): return value
        case .number(0): return false
        case .number(1): return true
        case .string(let text):
            if ["true", "yes", "on", "1"].contains(text.lowercased()) { return true }
            if ["false", "no", "off", "0"].contains(text.lowercased()) { return false }
            fallthrough
        default: throw _IntentValueError.wrongType(expected: "true or false", found: json)
        }
    }
}

extension Int: _IntentValue {
    public static var _intentValueKind: _IntentValueKind { _IntentValueKind(.integer, typeName: "Int") }
    public var _intentJSON: _IntentJSON { .integer(Int64(self)) }

    public static func _intentValue(from json: _IntentJSON) async throws -> Int {
        switch json {
        case .integer(let value): if let exact = Int(exactly: value) { return exact }
        case .number(let value): if let exact = Int(exactly: value) { return exact }
        case .string(let text): if let value = Int(text) { return value }
        default: break
        }
        throw _IntentValueError.wrongType(expected: "a whole number", found: json)
    }
}

extension Double: _IntentValue {
    public static var _intentValueKind: _IntentValueKind { _IntentValueKind(.real, typeName: "Double") }
    public var _intentJSON: _IntentJSON { .number(self) }

    public static func _intentValue(from json: _IntentJSON) async throws -> Double {
        switch json {
        case .integer(let value): return Double(value)
        case .number(let value): return value
        case .string(let text): if let value = Double(text) { return value }
        default: break
        }
        throw _IntentValueError.wrongType(expected: "a number", found: json)
    }
}

extension String: _IntentValue {
    public static var _intentValueKind: _IntentValueKind { _IntentValueKind(.text, typeName: "String") }
    public var _intentJSON: _IntentJSON { .string(self) }

    public static func _intentValue(from json: _IntentJSON) async throws -> String {
        guard let text = json.text else { throw _IntentValueError.wrongType(expected: "a text", found: json) }
        return text
    }
}

extension AttributedString: _IntentValue {
    public static var _intentValueKind: _IntentValueKind { _IntentValueKind(.text, typeName: "AttributedString") }
    public var _intentJSON: _IntentJSON { .string(String(characters)) }

    public static func _intentValue(from json: _IntentJSON) async throws -> AttributedString {
        AttributedString(try await String._intentValue(from: json))
    }
}

extension Date: _IntentValue {
    public static var _intentValueKind: _IntentValueKind { _IntentValueKind(.date, typeName: "Date") }
    public var _intentJSON: _IntentJSON { .string(formatted(.iso8601)) }

    /// ISO 8601 with or without a time, or seconds since 1970.
    public static func _intentValue(from json: _IntentJSON) async throws -> Date {
        switch json {
        case .integer(let value): return Date(timeIntervalSince1970: Double(value))
        case .number(let value): return Date(timeIntervalSince1970: value)
        case .string(let text):
            if let date = try? Date(text, strategy: .iso8601) { return date }
            if let day = try? Date(text, strategy: .iso8601.year().month().day()) { return day }
        default: break
        }
        throw _IntentValueError.wrongType(expected: "a date such as 2026-01-31T09:30:00Z", found: json)
    }
}

extension DateComponents: _IntentValue {
    public static var _intentValueKind: _IntentValueKind { _IntentValueKind(.date, typeName: "DateComponents") }
    public var _intentJSON: _IntentJSON {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: self)?._intentJSON ?? .null
    }

    public static func _intentValue(from json: _IntentJSON) async throws -> DateComponents {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: try await Date._intentValue(from: json))
    }
}

extension URL: _IntentValue {
    public static var _intentValueKind: _IntentValueKind { _IntentValueKind(.url, typeName: "URL") }
    public var _intentJSON: _IntentJSON { .string(absoluteString) }

    public static func _intentValue(from json: _IntentJSON) async throws -> URL {
        guard let text = json.text, let url = URL(string: text) else {
            throw _IntentValueError.wrongType(expected: "a URL", found: json)
        }
        return url
    }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias UnwrappedType = Wrapped

    public static var _intentValueKind: _IntentValueKind {
        var kind = Wrapped._intentValueKind
        kind.isOptional = true
        return kind
    }

    public var _intentJSON: _IntentJSON { self?._intentJSON ?? .null }

    public static func _intentValue(from json: _IntentJSON) async throws -> Wrapped? {
        if case .null = json { return nil }
        return try await Wrapped._intentValue(from: json)
    }

    public static func _defaultIntentValue() async -> Wrapped?? { .some(await Wrapped._defaultIntentValue()) }

    public static func _suggestedIntentValues() async throws -> [_IntentValueKind.Option] {
        try await Wrapped._suggestedIntentValues()
    }
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias UnwrappedType = [Element]

    public static var _intentValueKind: _IntentValueKind {
        var kind = Element._intentValueKind
        kind.isArray = true
        return kind
    }

    public var _intentJSON: _IntentJSON { .array(map(\._intentJSON)) }

    /// A JSON array, or one value that becomes an array of one; a plain text is divided at commas.
    public static func _intentValue(from json: _IntentJSON) async throws -> [Element] {
        let parts: [_IntentJSON]
        switch json {
        case .null: return []
        case .array(let values): parts = values
        case .string(let text):
            parts = text.split(separator: ",").map { .string($0.trimmingCharacters(in: .whitespaces)) }
        default: parts = [json]
        }
        var values: [Element] = []
        for part in parts { values.append(try await Element._intentValue(from: part)) }
        return values
    }

    public static func _suggestedIntentValues() async throws -> [_IntentValueKind.Option] {
        try await Element._suggestedIntentValues()
    }
}

extension Measurement: _IntentValue where UnitType: Dimension {
    public static var _intentValueKind: _IntentValueKind {
        _IntentValueKind(.measurement, typeName: "Measurement<\(UnitType.self)>")
    }

    public var _intentJSON: _IntentJSON { .number(value) }

    /// A number in the dimension's base unit.
    public static func _intentValue(from json: _IntentJSON) async throws -> Measurement<UnitType> {
        Measurement(value: try await Double._intentValue(from: json), unit: UnitType.baseUnit())
    }
}
