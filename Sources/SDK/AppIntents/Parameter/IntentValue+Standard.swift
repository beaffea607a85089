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
    public static var _intentValueKind: _IntentValueKind {
        _IntentValueKind(.dateComponents, typeName: "DateComponents")
    }

    /// The day, the time of day, or both, in ISO 8601; unset components are omitted.
    public var _intentJSON: _IntentJSON {
        func digits(_ value: Int?, _ count: Int) -> String { String(format: "%0\(count)d", value ?? 0) }
        var parts: [String] = []
        if year != nil || month != nil || day != nil {
            parts.append("\(digits(year, 4))-\(digits(month ?? 1, 2))-\(digits(day ?? 1, 2))")
        }
        if hour != nil || minute != nil || second != nil {
            let seconds = second.map { ":" + digits($0, 2) } ?? ""
            parts.append("\(digits(hour, 2)):\(digits(minute, 2))\(seconds)")
        }
        return parts.isEmpty ? .null : .string(parts.joined(separator: "T"))
    }

    public static func _intentValue(from json: _IntentJSON) async throws -> DateComponents {
        guard let text = json.text, let components = DateComponents(isoParts: text) else {
            throw _IntentValueError.wrongType(expected: "a day, a time or both, such as 2026-01-31T09:30", found: json)
        }
        return components
    }

    /// `2026-01-31`, `09:30`, `09:30:15`, or a day, `T` and a time; a trailing time zone is ignored.
    private init?(isoParts text: String) {
        self.init()
        for part in text.split(separator: "T") {
            let clock = part.prefix { $0.isNumber || $0 == ":" || $0 == "-" }
            let numbers = clock.split(whereSeparator: { $0 == ":" || $0 == "-" }).map { Int($0) }
            guard (2...3).contains(numbers.count) else { return nil }
            for (place, number) in numbers.enumerated() {
                guard let number else { return nil }
                let isDay = !clock.contains(":")
                switch (isDay, place) {
                case (true, 0): year = number
                case (true, 1): month = number
                case (true, _): day = number
                case (false, 0): hour = number
                case (false, 1): minute = number
                case (false, _): second = number
                }
            }
        }
        guard year != nil || hour != nil else { return nil }
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
    public typealias ValueType = Wrapped.ValueType
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

    public static func _intentOptions(_ query: _IntentOptionQuery) async throws -> _IntentOptionList {
        try await Wrapped._intentOptions(query)
    }
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element
    public typealias UnwrappedType = [Element]

    public static var _intentValueKind: _IntentValueKind {
        var kind = Element._intentValueKind
        kind.isArray = true
        return kind
    }

    public var _intentJSON: _IntentJSON { .array(map(\._intentJSON)) }

    /// A JSON array, or one value that becomes an array of one; plain text is split at commas.
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

    public static func _intentOptions(_ query: _IntentOptionQuery) async throws -> _IntentOptionList {
        try await Element._intentOptions(query)
    }
}

extension Measurement: _IntentValue where UnitType: Dimension {
    public static var _intentValueKind: _IntentValueKind {
        _IntentValueKind(.measurement(unitType: UnitType.self), typeName: "Measurement<\(UnitType.self)>")
    }

    /// A number in the dimension's base unit.
    public var _intentJSON: _IntentJSON { .number(converted(to: .baseUnit()).value) }

    public static func _intentValue(from json: _IntentJSON) async throws -> Measurement<UnitType> {
        Measurement(value: try await Double._intentValue(from: json), unit: UnitType.baseUnit())
    }
}
