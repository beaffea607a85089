import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The details of a contact.
struct ContactValues {
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var previousFamilyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var phoneticGivenName = ""
    var phoneticMiddleName = ""
    var phoneticFamilyName = ""
    var phoneticOrganizationName = ""
    var note = ""
    var contactType: CNContactType = .person
    var imageData: Data? = nil
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    var birthday: DateComponents? = nil
    var nonGregorianBirthday: DateComponents? = nil
    var dates: [CNLabeledValue<NSDateComponents>] = []
}

public enum CNContactType: Int, Sendable {
    case person = 0
    case organization = 1
}

public enum CNContactSortOrder: Int, Sendable {
    case none = 0
    case userDefault = 1
    case givenName = 2
    case familyName = 3
}

/// A person in the address book.
open class CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, Identifiable, @unchecked Sendable {
    public let identifier: String
    var values = ContactValues()

    public override init() {
        identifier = UUID().uuidString
        super.init()
    }

    init(identifier: String, values: ContactValues) {
        self.identifier = identifier
        self.values = values
        super.init()
    }

    public required init?(coder: NSCoder) {
        func text(_ key: String) -> String {
            guard coder.containsValue(forKey: key) else { return "" }
            return coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? ""
        }
        identifier = text("identifier")
        values.givenName = text("givenName")
        values.middleName = text("middleName")
        values.familyName = text("familyName")
        values.nickname = text("nickname")
        values.organizationName = text("organizationName")
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString, forKey: "identifier")
        coder.encode(givenName as NSString, forKey: "givenName")
        coder.encode(middleName as NSString, forKey: "middleName")
        coder.encode(familyName as NSString, forKey: "familyName")
        coder.encode(nickname as NSString, forKey: "nickname")
        coder.encode(organizationName as NSString, forKey: "organizationName")
    }

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(identifier: identifier, values: values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(identifier: identifier, values: values) }

    open var id: String { identifier }
    open var namePrefix: String { values.namePrefix }
    open var givenName: String { values.givenName }
    open var middleName: String { values.middleName }
    open var familyName: String { values.familyName }
    open var previousFamilyName: String { values.previousFamilyName }
    open var nameSuffix: String { values.nameSuffix }
    open var nickname: String { values.nickname }
    open var organizationName: String { values.organizationName }
    open var departmentName: String { values.departmentName }
    open var jobTitle: String { values.jobTitle }
    open var phoneticGivenName: String { values.phoneticGivenName }
    open var phoneticMiddleName: String { values.phoneticMiddleName }
    open var phoneticFamilyName: String { values.phoneticFamilyName }
    open var phoneticOrganizationName: String { values.phoneticOrganizationName }
    open var note: String { values.note }
    open var contactType: CNContactType { values.contactType }
    open var imageData: Data? { values.imageData }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { values.instantMessageAddresses }
    open var birthday: DateComponents? { values.birthday }
    open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
    open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }
    open var thumbnailImageData: Data? { values.imageData }
    open var imageDataAvailable: Bool { values.imageData != nil }

    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { identifier == contactIdentifier }
    open class func localizedString(forKey key: String) -> String { key }
    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { "comparator" }

    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { left, right in
            guard let left = left as? CNContact, let right = right as? CNContact else { return .orderedSame }
            func key(_ contact: CNContact) -> String {
                sortOrder == .familyName
                    ? contact.familyName + " " + contact.givenName : contact.givenName + " " + contact.familyName
            }
            return key(left).caseInsensitiveCompare(key(right))
        }
    }
}

/// The store has no contacts, so each predicate chooses none.
extension CNContact {
    public class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }

    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate(value: false)
    }

    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }

    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}
