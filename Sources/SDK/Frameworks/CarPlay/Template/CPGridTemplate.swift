import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public let CPGridTemplateMaximumItems = 8
public let CPButtonMaximumImageSize = CGSize(width: 50, height: 50)

/// The appearance of a conversation in a grid.
open class CPMessageGridItemConfiguration: NSObject, @unchecked Sendable {
    public let conversationIdentifier: String
    public let isUnread: Bool

    public init(conversationIdentifier: String, unread: Bool) {
        self.conversationIdentifier = conversationIdentifier
        isUnread = unread
        super.init()
    }
}

open class CPGridButton: NSObject, @unchecked Sendable {
    open var isEnabled = true
    open private(set) var image: UIImage
    open private(set) var titleVariants: [String]
    public let messageConfiguration: CPMessageGridItemConfiguration?
    private let handler: ((CPGridButton) -> Void)?

    public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
        self.titleVariants = titleVariants
        self.image = image
        messageConfiguration = nil
        self.handler = handler
        super.init()
    }

    public init(
        titleVariants: [String], image: UIImage, messageConfiguration: CPMessageGridItemConfiguration?,
        handler: ((CPGridButton) -> Void)? = nil
    ) {
        self.titleVariants = titleVariants
        self.image = image
        self.messageConfiguration = messageConfiguration
        self.handler = handler
        super.init()
    }

    open func update(_ image: UIImage) {
        self.image = image
    }

    open func updateTitleVariants(_ titleVariants: [String]) {
        self.titleVariants = titleVariants
    }
}

@MainActor @preconcurrency
open class CPGridTemplate: CPTemplate, CPBarButtonProviding {
    open private(set) var title: String
    open private(set) var gridButtons: [CPGridButton]
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?

    public init(title: String?, gridButtons: [CPGridButton]) {
        self.title = title ?? ""
        self.gridButtons = gridButtons
        super.init()
    }

    open func updateGridButtons(_ gridButtons: [CPGridButton]) {
        self.gridButtons = gridButtons
    }

    open func updateTitle(_ title: String) {
        self.title = title
    }
}
