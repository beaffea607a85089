/// A value that can be a parameter of an intent.
public protocol _IntentValue: Sendable {
    /// The element type, without optional or array.
    associatedtype ValueType: _IntentValue = Self
    /// The type without its optional.
    associatedtype UnwrappedType: Sendable = Self
    /// How a value is converted from another one.
    associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>

    @ResolverSpecificationBuilder<Self> static var defaultResolverSpecification: Specification { get }
    static var _intentValueKind: _IntentValueKind { get }
    var _intentJSON: _IntentJSON { get }
    static func _intentValue(from json: _IntentJSON) async throws -> Self
    /// The type's default for an unset parameter.
    static func _defaultIntentValue() async -> Self?
    /// The selectable values; `nil` where any value is allowed.
    static func _intentOptions(_ query: _IntentOptionQuery) async throws -> _IntentOptionList
}

extension _IntentValue where Specification == EmptyResolverSpecification<Self> {
    public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }
}

extension _IntentValue {
    public static func _defaultIntentValue() async -> Self? { nil }

    public static func _intentOptions(_ query: _IntentOptionQuery) async throws -> _IntentOptionList {
        let options = _intentValueKind.options
        guard case .values(let values) = query, options.isEmpty else {
            return _IntentOptionList(options: options).filtered(by: query)
        }
        return _IntentOptionList(options: values.map { _IntentOption(plain: $0) })
    }
}

/// The kind of value of a parameter.
public struct _IntentValueKind: Sendable {
    package enum Shape: Sendable {
        case boolean, integer, real, text, date, dateComponents, url, file, enumeration
        case entity(OptionSource)
        case measurement(unitType: Dimension.Type)
    }

    /// The source of an entity's options.
    package enum OptionSource: Sendable { case listed, searched }

    package var shape: Shape
    package var typeName: String
    package var title: LocalizedStringResource?
    package var options: [_IntentOption]
    package var isOptional = false
    package var isArray = false
    /// The type that provides the options, for finding the parameters it depends on.
    package var optionMaker: (any DynamicOptionsProvider)?

    package init(
        _ shape: Shape, typeName: String, title: LocalizedStringResource? = nil, options: [_IntentOption] = [],
        optionMaker: (any DynamicOptionsProvider)? = nil
    ) {
        self.shape = shape
        self.typeName = typeName
        self.title = title
        self.options = options
        self.optionMaker = optionMaker
    }
}

/// Why a string is not a valid value for a parameter.
public struct _IntentValueError: Error, Hashable, CustomStringConvertible {
    public let description: String

    package init(description: String) {
        self.description = description
    }

    package static func wrongType(expected: String, found: _IntentJSON) -> _IntentValueError {
        _IntentValueError(description: "expected \(expected), found \(found.encoded())")
    }

    /// Lists the options' titles, with the identifier only where a title is ambiguous.
    package static func unknownOption(_ text: String, known: [_IntentOption]) -> _IntentValueError {
        let titles = known.map { $0.title.resolved() }
        let repeated = Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }
        let names = zip(known, titles).map { option, title in
            let identifier = option.json.text ?? option.json.encoded()
            if title.isEmpty { return identifier }
            return repeated[title] == nil ? title : "\(title) (\(identifier))"
        }
        return unknownOption(text, known: names)
    }

    package static func unknownOption(_ text: String, known: [String]) -> _IntentValueError {
        let options = known.isEmpty ? "" : "; expected one of \(known.prefix(12).joined(separator: ", "))"
        return _IntentValueError(description: "no option is named “\(text)”" + options)
    }
}
