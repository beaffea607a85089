/// A value that can be a parameter of an intent.
public protocol _IntentValue: Sendable {
    /// The type of one value, without its optional or list.
    associatedtype ValueType: _IntentValue = Self
    /// The type without its optional.
    associatedtype UnwrappedType: Sendable = Self
    /// How a value is made of another one.
    associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>

    @ResolverSpecificationBuilder<Self> static var defaultResolverSpecification: Specification { get }
    static var _intentValueKind: _IntentValueKind { get }
    var _intentJSON: _IntentJSON { get }
    static func _intentValue(from json: _IntentJSON) async throws -> Self
    /// What an unset parameter takes, where the type has a say in it.
    static func _defaultIntentValue() async -> Self?
    /// The values that the user may choose; none where any will do.
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

/// What sort of value a parameter takes.
public struct _IntentValueKind: Sendable {
    package enum Shape: Sendable {
        case boolean, integer, real, text, date, dateComponents, url, file, enumeration
        case entity(OptionSource)
        case measurement(unitType: Dimension.Type)
    }

    /// Where an entity's options are.
    package enum OptionSource: Sendable { case listed, searched }

    package var shape: Shape
    package var typeName: String
    package var title: LocalizedStringResource?
    package var options: [_IntentOption]
    package var isOptional = false
    package var isArray = false
    /// What the options are made by, to find out which parameters it depends on.
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

/// Why a text is not a value for a parameter.
public struct _IntentValueError: Error, Hashable, CustomStringConvertible {
    public let description: String

    package init(description: String) {
        self.description = description
    }

    package static func wrongType(expected: String, found: _IntentJSON) -> _IntentValueError {
        _IntentValueError(description: "expected \(expected), found \(found.encoded())")
    }

    /// Names the options as people read them, each identifier only next to a name that another option has as well.
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
