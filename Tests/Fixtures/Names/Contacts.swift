import Contacts
import ContactsUI
import SwiftUI

func names() throws -> [String] {
    let store = CNContactStore()
    guard CNContactStore.authorizationStatus(for: .contacts) == .authorized else { return [] }
    let keys =
        [
            CNContactGivenNameKey, CNContactThumbnailImageDataKey, CNContactPhoneNumbersKey,
        ] as [CNKeyDescriptor] + [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
    let request = CNContactFetchRequest(keysToFetch: keys)
    request.sortOrder = .givenName
    var names: [String] = []
    try store.enumerateContacts(with: request) { contact, stop in
        names.append(CNContactFormatter.string(from: contact, style: .fullName) ?? contact.nickname)
        if names.count > 3 { stop.pointee = true }
    }
    let predicate = CNContact.predicateForContacts(withIdentifiers: ["a"])
    let found = try store.unifiedContacts(matching: predicate, keysToFetch: [CNContactBirthdayKey as CNKeyDescriptor])
    return names + found.compactMap { $0.birthday?.month?.description }
}

func newContact() -> CNContact {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.com" as NSString)]
    contact.phoneNumbers.append(
        CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+49")))
    let address = CNMutablePostalAddress()
    address.city = "London"
    contact.postalAddresses = [CNLabeledValue(label: CNLabelWork, value: address)]
    let request = CNSaveRequest()
    request.add(contact, toContainerWithIdentifier: nil)
    try? CNContactStore().execute(request)
    for number in contact.phoneNumbers {
        print(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: number.label ?? ""))
    }
    return contact
}

final class Picker: NSObject, CNContactPickerDelegate {
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        print(contact.emailAddresses.first?.value as String? ?? "")
    }
}
