import CoreLocation

extension CLPlacemark: DisplayRepresentable {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }
    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: name ?? "") }
}

/// There is no map service for looking a place up, so its value is only displayed.
extension CLPlacemark: _IntentValue {
    public typealias ValueType = CLPlacemark
    public typealias UnwrappedType = CLPlacemark

    public static var _intentValueKind: _IntentValueKind { _IntentValueKind(.text, typeName: "CLPlacemark") }
    public var _intentJSON: _IntentJSON { .string(name ?? "") }

    public static func _intentValue(from json: _IntentJSON) async throws -> Self {
        throw _IntentValueError.wrongType(expected: "a place", found: json)
    }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
    /// Has no effect: a place is displayed by its name.
    public var displayStyle: PlacemarkDisplayStyle? { nil }

    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        displayStyle: PlacemarkDisplayStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title: title, description: description, default: nil, field: .init(prompt: requestValueDialog))
    }
}

extension Set: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element
    public typealias UnwrappedType = Set<Element>

    public static var _intentValueKind: _IntentValueKind { [Element]._intentValueKind }
    public var _intentJSON: _IntentJSON { Array(self)._intentJSON }

    public static func _intentValue(from json: _IntentJSON) async throws -> Set<Element> {
        Set(try await [Element]._intentValue(from: json))
    }

    public static func _intentOptions(_ query: _IntentOptionQuery) async throws -> _IntentOptionList {
        try await Element._intentOptions(query)
    }
}

extension EntityIdentifier: _IntentValue {
    public static var _intentValueKind: _IntentValueKind { _IntentValueKind(.text, typeName: "EntityIdentifier") }
    public var _intentJSON: _IntentJSON { .string(identifier) }

    /// An identifier without its type is meaningless.
    public static func _intentValue(from json: _IntentJSON) async throws -> EntityIdentifier {
        throw _IntentValueError.wrongType(expected: "an entity", found: json)
    }
}
