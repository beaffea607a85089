import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CPButton: NSObject, @unchecked Sendable {
    public let image: UIImage?
    open var title: String?
    open var isEnabled = true
    private let handler: ((CPButton) -> Void)?

    public init(image: UIImage, handler: ((CPButton) -> Void)? = nil) {
        self.image = image
        self.handler = handler
        super.init()
    }

    init(_ handler: ((CPButton) -> Void)?) {
        image = nil
        self.handler = handler
        super.init()
    }
}

open class CPContactCallButton: CPButton, @unchecked Sendable {
    public init(handler: ((CPButton) -> Void)? = nil) {
        super.init(handler)
    }
}

open class CPContactDirectionsButton: CPButton, @unchecked Sendable {
    public init(handler: ((CPButton) -> Void)? = nil) {
        super.init(handler)
    }
}

open class CPContactMessageButton: CPButton, @unchecked Sendable {
    public let phoneOrEmail: String

    public init(phoneOrEmail: String) {
        self.phoneOrEmail = phoneOrEmail
        super.init(nil)
    }
}

open class CPContact: NSObject, @unchecked Sendable {
    open var name: String
    open var image: UIImage
    open var actions: [CPButton]?
    open var subtitle: String?
    open var informativeText: String?

    public init(name: String, image: UIImage) {
        self.name = name
        self.image = image
        super.init()
    }
}

@MainActor @preconcurrency
open class CPContactTemplate: CPTemplate, CPBarButtonProviding {
    open var contact: CPContact
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?

    public init(contact: CPContact) {
        self.contact = contact
        super.init()
    }
}
