/// How a person is reached.
open class INPersonHandle: NSObject {
    public enum HandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

    public let value: String?
    public let type: HandleType

    public init(value: String?, type: HandleType) {
        self.value = value
        self.type = type
        super.init()
    }
}

public typealias INPersonHandleType = INPersonHandle.HandleType

/// A person that an intent is about.
open class INPerson: NSObject {
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        let parts = [nameComponents?.givenName, nameComponents?.familyName].compactMap(\.self)
        self.displayName = displayName ?? (parts.isEmpty ? personHandle.value ?? "" : parts.joined(separator: " "))
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        super.init()
    }
}
