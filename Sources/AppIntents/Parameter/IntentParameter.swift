import Synchronization

/// A parameter of an intent.
///
/// Copies of an intent share their parameters' storage, as on Apple's platforms.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
    public let title: LocalizedStringResource
    public let description: LocalizedStringResource?
    package let defaultValue: Value?
    package let range: ClosedRange<Double>?
    private let provider: (any DynamicOptionsProvider)?
    private let stored: Mutex<Value?>

    package init(
        title: LocalizedStringResource?, description: LocalizedStringResource?, default defaultValue: (any Sendable)?,
        range: ClosedRange<Double>? = nil, provider: (any DynamicOptionsProvider)? = nil
    ) {
        self.title = title ?? ""
        self.description = description
        // Casting an absent value to an optional type would give a present nil.
        self.defaultValue = defaultValue.flatMap { $0 as? Value }
        self.range = range
        self.provider = provider
        stored = Mutex(self.defaultValue)
    }

    public var wrappedValue: Value {
        get {
            if let value = stored.withLock({ $0 }) { return value }
            if let absent = Self.absentValue { return absent }
            preconditionFailure(
                "The parameter “\(title.key)” is read before it has a value; give it a default or make it optional.")
        }
        set { stored.withLock { $0 = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// `nil` as a value, when the type is optional.
    private static var absentValue: Value? { Optional<Never>.none as? Value }

    /// The error that asks a person for the value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
        _IntentValueError(description: "the parameter “\(title.key)” needs a value")
    }

    /// Nobody can be asked here, so the value has to be there.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        guard let value = stored.withLock({ $0 }) else { throw needsValueError(dialog) }
        return value
    }

    public func requestDisambiguation(
        among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) async throws -> Value.UnwrappedType {
        guard let first = values.first else { throw needsValueError(dialog) }
        return first
    }

    public func requestConfirmation(for value: Value.UnwrappedType, dialog: IntentDialog? = nil) async throws -> Bool {
        true
    }
}

/// A parameter of any type, as configuration and interaction need it.
package protocol AnyIntentParameter: AnyObject, Sendable {
    var title: LocalizedStringResource { get }
    var description: LocalizedStringResource? { get }
    var range: ClosedRange<Double>? { get }
    var kind: _IntentValueKind { get }
    /// The value as JSON; nil while there is none.
    var json: _IntentJSON? { get }
    var defaultJSON: _IntentJSON? { get }
    func set(_ json: _IntentJSON) async throws
    /// Gives an unset parameter the value that its options provider or its type proposes.
    func resolveDefault() async
    func options() async throws -> [_IntentValueKind.Option]
}

extension IntentParameter: AnyIntentParameter {
    package var kind: _IntentValueKind { Value._intentValueKind }
    package var json: _IntentJSON? { stored.withLock { $0 }?._intentJSON }
    package var defaultJSON: _IntentJSON? { defaultValue?._intentJSON }

    package func set(_ json: _IntentJSON) async throws {
        let value = try await Value._intentValue(from: json)
        if let range, let number = (value._intentJSON.text).flatMap(Double.init), !range.contains(number) {
            throw _IntentValueError(
                description: "\(json.encoded()) is outside \(range.lowerBound)…\(range.upperBound)")
        }
        stored.withLock { $0 = value }
    }

    package func resolveDefault() async {
        guard stored.withLock({ $0 == nil }) else { return }
        var proposed: Value?
        if let provider { proposed = await Self.proposal(of: provider) }
        if proposed == nil { proposed = await Value._defaultIntentValue() }
        guard let proposed else { return }
        stored.withLock { $0 = $0 ?? proposed }
    }

    private static func proposal<P: DynamicOptionsProvider>(of provider: P) async -> Value? {
        await provider.defaultResult() as? Value
    }

    package func options() async throws -> [_IntentValueKind.Option] {
        guard let provider else { return try await Value._suggestedIntentValues() }
        return try await Self.options(of: provider)
    }

    private static func options<P: DynamicOptionsProvider>(of provider: P) async throws -> [_IntentValueKind.Option] {
        try await provider.results()._sections.flatMap(\.items).map { item in
            let json = (item.value as? any _IntentValue)?._intentJSON
            let id = json?.text ?? String(describing: item.value)
            let shown = (item.value as? any DisplayRepresentable)?.displayRepresentation
            return _IntentValueKind.Option(
                id: id, name: id, title: item.title ?? shown?.title ?? LocalizedStringResource(stringLiteral: id),
                subtitle: item.subtitle ?? shown?.subtitle)
        }
    }
}
