/// A person that an intent refers to.
public struct IntentPerson: Sendable {
    public enum ParameterMode: String, Hashable, Sendable { case contact, email, phone, emailOrPhone }

    public enum Identifier: Hashable, Sendable {
        case contact(String)
        case applicationDefined(String)
    }

    public enum Name: Sendable {
        case displayName(String)
        case components(PersonNameComponents)

        fileprivate var text: String {
            switch self {
            case .displayName(let name): name
            case .components(let components): components.formatted()
            }
        }
    }

    public struct Handle: Hashable, Sendable {
        public enum Value: Hashable, Sendable {
            case phoneNumber(String)
            case emailAddress(String)
            case applicationDefined(String)
        }

        public enum Label: Hashable, Sendable {
            case home, work, iPhone, mobile, main, homeFax, workFax, pager, other, school
            case custom(String)
        }

        public var value: Value
        public var label: Label

        public init(_ value: Value, label: Label = .other) {
            self.value = value
            self.label = label
        }

        public init(phoneNumber phoneNumberString: String, label: Label = .other) {
            self.init(.phoneNumber(phoneNumberString), label: label)
        }

        public init(emailAddress emailAddressString: String, label: Label = .other) {
            self.init(.emailAddress(emailAddressString), label: label)
        }

        public init(applicationDefined stringValue: String, label labelString: String? = nil) {
            self.init(.applicationDefined(stringValue), label: labelString.map { .custom($0) } ?? .other)
        }
    }

    public var name: Name
    public var isMe: Bool
    public var identifier: Identifier
    public var handle: Handle?
    public var aliases: [Handle]
    public var image: DisplayRepresentation.Image?

    public init(
        identifier: Identifier, name: Name, handle: Handle? = nil, aliases: [Handle] = [], isMe: Bool = false,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.aliases = aliases
        self.isMe = isMe
        self.image = image
    }
}

extension IntentPerson: DisplayRepresentable {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }
    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: name.text) }
}

extension IntentPerson: _IntentValue {
    public static var _intentValueKind: _IntentValueKind { _IntentValueKind(.text, typeName: "IntentPerson") }
    public var _intentJSON: _IntentJSON { .string(name.text) }

    public static func _intentValue(from json: _IntentJSON) async throws -> IntentPerson {
        let text = try await String._intentValue(from: json)
        return IntentPerson(identifier: .applicationDefined(text), name: .displayName(text))
    }
}
