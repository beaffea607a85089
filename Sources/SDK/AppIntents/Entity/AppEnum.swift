/// A set of fixed values to select from.
public protocol AppEnum: AppValue, StaticDisplayRepresentable, DisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible & Sendable {}

extension AppEnum {
    public static var _intentValueKind: _IntentValueKind {
        let options = allCases.map { _IntentOption($0._intentJSON, shown: $0.displayRepresentation) }
        return _IntentValueKind(
            .enumeration, typeName: _typeName(Self.self, qualified: false), title: typeDisplayRepresentation.name,
            options: options)
    }

    public var _intentJSON: _IntentJSON { .string(String(rawValue)) }

    /// A case by its raw value, its source name, or its title, whichever matches first.
    public static func _intentValue(from json: _IntentJSON) async throws -> Self {
        guard let text = json.text else {
            throw _IntentValueError.wrongType(expected: "the name of a case", found: json)
        }
        if let raw = RawValue(text), let value = Self(rawValue: raw) { return value }
        if let value = allCases.first(where: { String(describing: $0) == text }) { return value }
        let titled = allCases.first { value in
            let title = value.displayRepresentation.title
            return title.key == text || title.resolved().caseInsensitiveCompare(text) == .orderedSame
        }
        if let titled { return titled }
        throw _IntentValueError.unknownOption(text, known: allCases.map { String($0.rawValue) })
    }
}
