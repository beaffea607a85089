import Synchronization

/// A parameter of an intent.
///
/// Copies of an intent share their parameters' storage, as on Apple's platforms.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
    public let title: LocalizedStringResource
    public let description: LocalizedStringResource?
    package let defaultValue: Value?
    package let field: ParameterField
    package let provider: (any DynamicOptionsProvider)?
    let stored: Mutex<Value?>

    package init(
        title: LocalizedStringResource?, description: LocalizedStringResource?, default defaultValue: (any Sendable)?,
        field: ParameterField = ParameterField(), provider: (any DynamicOptionsProvider)? = nil
    ) {
        self.title = title ?? ""
        self.description = description
        // Casting an absent value to an optional type would produce a present `nil`.
        self.defaultValue = defaultValue.flatMap { $0 as? Value }
        self.field = field
        self.provider = provider
        stored = Mutex(self.defaultValue)
    }

    /// In the class itself, because the compiler looks only here for the initializer of a parameter without arguments.
    public convenience init() {
        self.init(title: nil, description: nil, default: nil)
    }

    public var wrappedValue: Value {
        get {
            if let value = stored.withLock({ $0 }) { return value }
            if let absent = Self.absentValue { return absent }
            preconditionFailure(
                "The parameter “\(title.key)” was read before it was set; give it a default value or make it optional.")
        }
        set { stored.withLock { $0 = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// Whether a value was set.
    public enum ValueState {
        case set(Value)
        case unset
    }

    public var valueState: ValueState { stored.withLock { $0.map(ValueState.set) ?? .unset } }

    /// `nil` as a value, when the type is optional.
    private static var absentValue: Value? { Optional<Never>.none as? Value }
}

extension IntentParameter.ValueState: Equatable where Value: Equatable {}
