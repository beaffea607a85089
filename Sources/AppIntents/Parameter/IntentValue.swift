/// A value that can be a parameter of an intent.
public protocol _IntentValue: Sendable {
    /// The type without its optional.
    associatedtype UnwrappedType: Sendable = Self

    static var _intentValueKind: _IntentValueKind { get }
    var _intentJSON: _IntentJSON { get }
    static func _intentValue(from json: _IntentJSON) async throws -> Self
    /// What an unset parameter takes, where the type has a say in it.
    static func _defaultIntentValue() async -> Self?
    static func _suggestedIntentValues() async throws -> [_IntentValueKind.Option]
}

extension _IntentValue {
    public static func _defaultIntentValue() async -> Self? { nil }
    public static func _suggestedIntentValues() async throws -> [_IntentValueKind.Option] { _intentValueKind.options }
}

/// What sort of value a parameter takes.
public struct _IntentValueKind: Sendable {
    package enum Shape: String, Hashable, Sendable {
        case boolean, integer, real, text, date, url, file, measurement, enumeration, entity
    }

    /// One value that can be chosen.
    public struct Option: Sendable {
        package var id: String
        package var name: String
        package var title: LocalizedStringResource
        package var subtitle: LocalizedStringResource?

        package init(id: String, name: String, title: LocalizedStringResource, subtitle: LocalizedStringResource?) {
            self.id = id
            self.name = name
            self.title = title
            self.subtitle = subtitle
        }
    }

    package var shape: Shape
    package var typeName: String
    package var title: LocalizedStringResource?
    package var options: [Option]
    package var isOptional = false
    package var isArray = false

    package init(
        _ shape: Shape, typeName: String, title: LocalizedStringResource? = nil, options: [Option] = []
    ) {
        self.shape = shape
        self.typeName = typeName
        self.title = title
        self.options = options
    }
}

/// Why a text is no value for a parameter.
public struct _IntentValueError: Error, Hashable, CustomStringConvertible {
    public let description: String

    static func wrongType(expected: String, found: _IntentJSON) -> _IntentValueError {
        _IntentValueError(description: "expected \(expected), found \(found.encoded())")
    }

    static func unknownOption(_ text: String, known: [String]) -> _IntentValueError {
        let list = known.prefix(12).joined(separator: ", ")
        return _IntentValueError(
            description: known.isEmpty ? "nothing is called “\(text)”" : "nothing is called “\(text)”; there is \(list)"
        )
    }
}
