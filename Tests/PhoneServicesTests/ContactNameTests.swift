import Contacts
import Testing

@Suite("Names of contacts")
struct ContactNameTests {
    private func contact(_ given: String, _ family: String) -> CNMutableContact {
        let contact = CNMutableContact()
        contact.givenName = given
        contact.familyName = family
        return contact
    }

    @Test(
        "The family name comes first in Chinese, Japanese and Korean",
        arguments: [("Ada", "Lovelace", "Ada Lovelace"), ("太郎", "山田", "山田太郎"), ("민준", "김", "김민준")])
    func order(given: String, family: String, name: String) {
        #expect(CNContactFormatter.string(from: contact(given, family), style: .fullName) == name)
    }

    @Test("A contact without a name has its organization's name, or none")
    func fallback() {
        let contact = CNMutableContact()
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == nil)
        contact.organizationName = "Works"
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Works")
    }

    @Test("A card holds the names and numbers of its contact")
    func card() throws {
        let ada = contact("Ada", "Lovelace")
        ada.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+44 20"))]
        let read = try CNContactVCardSerialization.contacts(with: CNContactVCardSerialization.data(with: [ada]))
        #expect(read.map(\.familyName) == ["Lovelace"])
        #expect(read.first?.phoneNumbers.first?.value.stringValue == "+44 20")
    }
}
