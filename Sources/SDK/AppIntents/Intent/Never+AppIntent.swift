extension Never: IntentResult {
    public typealias Value = Never
    public typealias OpensAppIntent = Never
    public typealias Snippet = Never
    public typealias Dialog = Never

    public var value: Never? { nil }
}

/// Represents the intent that a result does not open. It has no values.
extension Never: AppIntent {
    public static var title: LocalizedStringResource { "" }

    public init() {
        preconditionFailure("No intent is of the type Never.")
    }

    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}

extension Never: _IntentValue {
    public static var _intentValueKind: _IntentValueKind { _IntentValueKind(.text, typeName: "Never") }
    public var _intentJSON: _IntentJSON { .null }

    public static func _intentValue(from json: _IntentJSON) async throws -> Never {
        throw _IntentValueError.wrongType(expected: "nothing", found: json)
    }
}
