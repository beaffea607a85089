import AppIntents

/// How values of one type are shown, written as JSON and read again.
public struct _INValueType<Value> {
    private(set) var kind: _IntentValueKind
    var control = ParameterField.Control.automatic
    let json: (Value) -> _IntentJSON
    let value: (_IntentJSON) async throws -> Value
    /// Creates an object of which only the identifier is known.
    private(set) var identified: ((String) -> AnyObject)?

    private init(
        _ kind: _IntentValueKind, _ control: ParameterField.Control = .automatic,
        json: @escaping (Value) -> _IntentJSON, value: @escaping (_IntentJSON) async throws -> Value
    ) {
        self.kind = kind
        // Parameters of a definition file are never required.
        self.kind.isOptional = true
        self.control = control
        self.json = json
        self.value = value
    }

    /// A type that app intents have, too.
    private init(_ control: ParameterField.Control = .automatic) where Value: _IntentValue {
        self.init(Value._intentValueKind, control, json: \._intentJSON) { try await Value._intentValue(from: $0) }
    }

    /// A type that a form shows as a text.
    private init(asText typeName: String, text: @escaping (Value) -> String?, value: @escaping (String) throws -> Value)
    {
        self.init(_IntentValueKind(.text, typeName: typeName)) {
            text($0).map { .string($0) } ?? .null
        } value: {
            try value(try await String._intentValue(from: $0))
        }
    }
}

extension _INValueType where Value == NSNumber {
    /// - Parameters:
    ///   - yes, no: words for the two values.
    public static func boolean(yes: _INText? = nil, no: _INText? = nil) -> Self {
        var control = ParameterField.Control.automatic
        if let yes, let no { control = .boolean(.init(true: yes.resource, false: no.resource)) }
        return Self(Bool._intentValueKind, control) {
            .boolean($0.boolValue)
        } value: {
            NSNumber(value: try await Bool._intentValue(from: $0))
        }
    }

    public static func integer(style: Int.IntentControlStyle = .field, range: ClosedRange<Double>? = nil) -> Self {
        Self(Int._intentValueKind, .integer(style, range: range)) {
            .integer($0.int64Value)
        } value: {
            NSNumber(value: try await Int._intentValue(from: $0))
        }
    }

    public static func decimal(style: Double.IntentControlStyle = .field, range: ClosedRange<Double>? = nil) -> Self {
        Self(Double._intentValueKind, .real(style, range: range)) {
            .number($0.doubleValue)
        } value: {
            NSNumber(value: try await Double._intentValue(from: $0))
        }
    }

    /// A number of seconds.
    public static func duration(unit: UnitDuration? = nil) -> Self {
        let kind = Measurement<UnitDuration>._intentValueKind
        return Self(kind, .measurement(.init(unitSymbol: unit?.symbol, allowsNegative: false))) {
            .number($0.doubleValue)
        } value: {
            NSNumber(value: try await Double._intentValue(from: $0))
        }
    }
}

extension _INValueType where Value == String {
    public static func string(options: String.IntentInputOptions = .init()) -> Self { Self(.text(options)) }
}

extension _INValueType where Value == DateComponents {
    public static func dateComponents(_ parts: Date.IntentKind) -> Self { Self(.date(parts)) }
}

extension _INValueType where Value == URL {
    public static var url: Self { Self() }
}

extension _INValueType {
    /// - Parameter unit: the default unit; `nil` for the dimension's base unit.
    public static func measurement<UnitType: Dimension>(unit: UnitType? = nil, allowsNegative: Bool) -> Self
    where Value == Measurement<UnitType> {
        Self(.measurement(.init(unitSymbol: unit?.symbol, allowsNegative: allowsNegative)))
    }
}

extension _INValueType where Value == CLPlacemark {
    public static var placemark: Self {
        Self(asText: "CLPlacemark", text: \.name) { CLPlacemark(location: nil, name: $0) }
    }
}

extension _INValueType where Value == INPerson {
    public static var person: Self {
        Self(asText: "INPerson", text: \.displayName) { name in
            INPerson(
                personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil, displayName: name,
                image: nil, contactIdentifier: nil, customIdentifier: nil)
        }
    }
}

extension _INValueType where Value == INPaymentMethod {
    public static var paymentMethod: Self {
        Self(asText: "INPaymentMethod", text: \.name) { name in
            INPaymentMethod(type: .unknown, name: name, identificationHint: nil, icon: nil)
        }
    }
}

extension _INValueType where Value == INCurrencyAmount {
    /// - Parameter code: the currency of an amount that names none.
    public static func currencyAmount(code: String = "USD") -> Self {
        Self(asText: "INCurrencyAmount") { amount in
            amount.amount.map { "\($0) \(amount.currencyCode ?? code)" }
        } value: { text in
            let parts = text.split(separator: " ")
            guard let number = parts.first.flatMap({ Decimal(string: String($0)) }) else {
                throw _IntentValueError.wrongType(expected: "an amount such as 12.50 \(code)", found: .string(text))
            }
            return INCurrencyAmount(
                amount: NSDecimalNumber(decimal: number), currencyCode: parts.count > 1 ? String(parts[1]) : code)
        }
    }
}

extension _INValueType where Value == INFile {
    /// - Parameter types: uniform type identifiers; empty for all.
    public static func file(types: [String] = []) -> Self {
        Self(IntentFile._intentValueKind, .file(types: types)) { file in
            .string(file.fileURL?.path ?? file.filename)
        } value: { json in
            let file = try await IntentFile._intentValue(from: json)
            return INFile(data: file.data, filename: file.filename, typeIdentifier: nil)
        }
    }
}

extension _INValueType where Value: INObject {
    /// An object of the app's own, known by its identifier.
    public static func object(_ type: Value.Type, title: _INText) -> Self {
        let kind = _IntentValueKind(
            .entity(.listed), typeName: _typeName(Value.self, qualified: false), title: title.resource)
        func identified(_ text: String) -> Value {
            Value(identifier: text, display: text, pronunciationHint: nil, subtitle: nil, image: nil)
        }
        var type = Self(kind) {
            .string($0.identifier ?? $0.displayString)
        } value: { json in
            identified(try await String._intentValue(from: json))
        }
        type.identified = { identified($0) }
        return type
    }
}

/// An enumeration of an `.intentdefinition` file. The value 0 represents no choice.
public protocol _INEnumeration: RawRepresentable<Int> {
    static var _title: _INText { get }
    /// The cases in the order of the file, by the names that they have there.
    static var _cases: [(value: Self, name: String, title: _INText)] { get }
    /// The initial values of a new intent.
    static var _unset: Self { get }
}

extension _INValueType where Value: _INEnumeration {
    static var enumeration: Self {
        let chosen = Value._cases.filter { $0.value.rawValue != 0 }
        let options = chosen.map {
            _IntentOption(.string($0.name), shown: DisplayRepresentation(title: $0.title.resource))
        }
        let kind = _IntentValueKind(
            .enumeration, typeName: _typeName(Value.self, qualified: false), title: Value._title.resource,
            options: options)
        return Self(kind) { value in
            .string(chosen.first { $0.value.rawValue == value.rawValue }?.name ?? "")
        } value: { json in
            guard let text = json.text else {
                throw _IntentValueError.wrongType(expected: "the name of a case", found: json)
            }
            let named = chosen.first { $0.name == text } ?? chosen.first { $0.name.lowercased() == text.lowercased() }
            let titled = chosen.first { entry in
                entry.title.resource.resolved().caseInsensitiveCompare(text) == .orderedSame
            }
            guard let found = named ?? titled else {
                throw _IntentValueError.unknownOption(text, known: chosen.map(\.name))
            }
            return found.value
        }
    }
}
