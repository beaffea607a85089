/// Values of the properties that a class of an intent declares with `@NSManaged`.
struct ManagedParameters {
    private var values: [String: Any] = [:]

    mutating func set<Value>(_ value: Value, of key: String) {
        values[key] = value
    }

    /// Without a value, an optional property has none, and a choice is the one of raw value 0.
    func value<Value>(of key: String) -> Value {
        if let value = values[key] as? Value { return value }
        if let none = Any?.none as? Value { return none }
        if let type = Value.self as? any RawRepresentable.Type, let choice = Self.unknown(of: type) as? Value {
            return choice
        }
        preconditionFailure("\(key) has no value, and \(Value.self) has no default value.")
    }

    private static func unknown<Choice: RawRepresentable>(of type: Choice.Type) -> Choice? {
        (0 as? Choice.RawValue).flatMap { Choice(rawValue: $0) }
    }
}
