import Contacts
import SwiftUI
import UIKit

@MainActor @preconcurrency
public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) {}
}

/// Picks contacts; a widget cannot present it.
@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
}

@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: AnyObject {
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}

/// Shows a contact; a widget cannot present it.
@MainActor @preconcurrency
open class CNContactViewController: UIViewController {
    public let contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var displayedPropertyKeys: [any CNKeyDescriptor]?
    open var allowsEditing = true
    open var allowsActions = true
    open var shouldShowLinkedContacts = false
    open var alternateName: String?
    open var message: String?
    open var parentGroup: CNGroup?
    open var parentContainer: CNContainer?

    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }

    public init(forUnknownContact contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }

    public init(forNewContact contact: CNContact?) {
        self.contact = contact ?? CNContact()
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        contact = CNContact()
        super.init(coder: coder)
    }

    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "viewController" }
    open func highlightProperty(withKey key: String, identifier: String?) {}
}

/// Grants the app access to contacts of a search; an empty view, because there is no address book.
public struct ContactAccessButton: View {
    public struct Caption: Hashable, Sendable {
        private let name: String

        public static let defaultText = Caption(name: "defaultText")
        public static let email = Caption(name: "email")
        public static let phone = Caption(name: "phone")
    }

    public init(
        queryString: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil,
        approvalCallback: @escaping ([String]) -> Void = { _ in }
    ) {}

    public var body: some View { EmptyView() }
}

extension View {
    /// Has no effect: a widget presents nothing.
    public func contactAccessPicker(
        isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void = { _ in }
    ) -> some View { self }

    /// Has no effect: there is no address book.
    public func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View { self }
}
