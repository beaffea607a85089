import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum CNContactFormatterStyle: Int, Sendable {
    case fullName = 0
    case phoneticFullName = 1
}

public enum CNContactDisplayNameOrder: Int, Sendable {
    case userDefault = 0
    case givenNameFirst = 1
    case familyNameFirst = 2
}

/// Formats the names of contacts: the family name first and without spaces in Chinese, Japanese and Korean, otherwise
/// after the given name.
open class CNContactFormatter: Formatter, @unchecked Sendable {
    open var style: CNContactFormatterStyle = .fullName

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        "requiredKeys"
    }

    open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { "nameOrder" }
    open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { "delimiter" }

    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        isWrittenEastAsian(contact.familyName + contact.givenName) ? .familyNameFirst : .givenNameFirst
    }

    open class func delimiter(for contact: CNContact) -> String {
        isWrittenEastAsian(contact.familyName + contact.givenName) ? "" : " "
    }

    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts =
            switch style {
            case .fullName: names(of: contact)
            case .phoneticFullName:
                [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
            }
        let name = parts.filter { !$0.isEmpty }.joined(separator: delimiter(for: contact))
        if contact.contactType == .organization, !contact.organizationName.isEmpty { return contact.organizationName }
        if !name.isEmpty { return name }
        return [contact.nickname, contact.organizationName].first { !$0.isEmpty }
    }

    open class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle,
        defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        string(from: contact, style: style).map { NSAttributedString(string: $0) }
    }

    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    open func attributedString(
        from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        string(from: contact).map { NSAttributedString(string: $0) }
    }

    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }

    private class func names(of contact: CNContact) -> [String] {
        nameOrder(for: contact) == .familyNameFirst
            ? [contact.familyName, contact.middleName, contact.givenName]
            : [
                contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
            ]
    }

    /// Han, kana and Hangul.
    private class func isWrittenEastAsian(_ text: String) -> Bool {
        text.unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x1100...0x11FF, 0x20000...0x2FA1F: true
            default: false
            }
        }
    }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable {
    case mailingAddress = 0
}

/// Writes addresses as letters have them, a line for each part.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    open var style: CNPostalAddressFormatterStyle = .mailingAddress

    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, postalAddress.subLocality, place.joined(separator: " "), postalAddress.country]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    open class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        NSAttributedString(string: string(from: postalAddress, style: style))
    }

    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }

    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }
}
