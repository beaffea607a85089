import Foundation
import FoundationSupplement

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum CNEntityType: Int, Sendable {
    case contacts = 0
}

public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    case limited = 4
}

extension NSNotification.Name {
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The person's address book, to which the simulated device grants no access: access is denied and nothing is found.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }

    private func rejection(of call: String) -> CNError {
        Notices.current.addInert("CNContactStore." + call, .unauthorized("contacts"))
        return CNError(.authorizationDenied)
    }

    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        let error = rejection(of: "requestAccess")
        onMainQueueLater { completionHandler(false, error) }
    }

    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw rejection(of: "requestAccess") }

    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] {
        throw rejection(of: "unifiedContacts")
    }

    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact {
        throw rejection(of: "unifiedContact")
    }

    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw rejection(of: "unifiedMeContactWithKeys")
    }

    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        throw rejection(of: "enumerateContacts")
    }

    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw rejection(of: "groups") }
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw rejection(of: "containers") }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw rejection(of: "execute") }
    open var currentHistoryToken: Data? { nil }
    open func defaultContainerIdentifier() -> String { "" }
}

open class CNFetchRequest: NSObject, @unchecked Sendable {}

/// A request for contacts.
open class CNContactFetchRequest: CNFetchRequest, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder: CNContactSortOrder = .none

    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
}

/// Changes to the address book.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    open var transactionAuthor: String?
    open var shouldRefetchContacts = true

    public override init() {
        super.init()
    }

    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    open func update(_ group: CNMutableGroup) {}
    open func delete(_ group: CNMutableGroup) {}
    open func addMember(_ contact: CNContact, to group: CNGroup) {}
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}

open class CNGroup: NSObject, NSCopying, @unchecked Sendable {
    public let identifier = UUID().uuidString
    var storedName = ""
    open var name: String { storedName }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }

    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String {
        get { storedName }
        set { storedName = newValue }
    }
}

public enum CNContainerType: Int, Sendable {
    case unassigned = 0
    case local = 1
    case exchange = 1_001
    case cardDAV = 1_003
}

open class CNContainer: NSObject, NSCopying, @unchecked Sendable {
    public let identifier = UUID().uuidString
    open var name: String { "" }
    open var type: CNContainerType { .unassigned }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }

    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let instance = CNContactsUserDefaults()

    public static func shared() -> CNContactsUserDefaults { instance }

    open var sortOrder: CNContactSortOrder { .givenName }
    open var countryCode: String { "us" }
}
