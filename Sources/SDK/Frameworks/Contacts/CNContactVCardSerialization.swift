import Foundation

/// Contacts as the cards that are sent around: the names, numbers and addresses of version 3.
open class CNContactVCardSerialization: NSObject {
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vCard" }

    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(contacts.map(card).joined().utf8)
    }

    /// Reads the output of `data(with:)`, and the same properties of other vCards.
    open class func contacts(with data: Data) throws -> [CNContact] {
        var contacts: [CNContact] = []
        var current: CNMutableContact?
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            let name = parts[0].split(separator: ";").first.map { $0.uppercased() } ?? ""
            switch (name, parts[1].uppercased()) {
            case ("BEGIN", "VCARD"): current = CNMutableContact()
            case ("END", "VCARD"):
                if let current { contacts.append(current) }
                current = nil
            default: current.map { read(name, parts[1], into: $0) }
            }
        }
        guard current == nil else { throw CNError(.vCardMalformed) }
        return contacts
    }

    private class func read(_ name: String, _ value: String, into contact: CNMutableContact) {
        let fields = value.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        switch name {
        case "N":
            contact.familyName = fields.first ?? ""
            contact.givenName = fields.dropFirst().first ?? ""
            contact.middleName = fields.dropFirst(2).first ?? ""
            contact.namePrefix = fields.dropFirst(3).first ?? ""
            contact.nameSuffix = fields.dropFirst(4).first ?? ""
        case "NICKNAME": contact.nickname = value
        case "ORG": contact.organizationName = fields.first ?? ""
        case "TITLE": contact.jobTitle = value
        case "NOTE": contact.note = value
        case "TEL": contact.phoneNumbers.append(CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: value)))
        case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: nil, value: NSString(string: value)))
        case "URL": contact.urlAddresses.append(CNLabeledValue(label: nil, value: NSString(string: value)))
        default: break
        }
    }

    private class func card(of contact: CNContact) -> String {
        let name = [
            contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
        ]
        var lines = ["BEGIN:VCARD", "VERSION:3.0", "N:" + name.joined(separator: ";")]
        lines.append("FN:" + (CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
        if !contact.nickname.isEmpty { lines.append("NICKNAME:" + contact.nickname) }
        if !contact.organizationName.isEmpty { lines.append("ORG:" + contact.organizationName + ";") }
        if !contact.jobTitle.isEmpty { lines.append("TITLE:" + contact.jobTitle) }
        lines += contact.phoneNumbers.map { "TEL:" + $0.value.stringValue }
        lines += contact.emailAddresses.map { "EMAIL:" + ($0.value as String) }
        lines += contact.urlAddresses.map { "URL:" + ($0.value as String) }
        return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }
}
