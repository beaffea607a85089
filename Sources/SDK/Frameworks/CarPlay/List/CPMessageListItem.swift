import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public let CPMaximumMessageItemImageSize = CGSize(width: 44, height: 44)

public enum CPMessageLeadingItem: Int, Sendable {
    case none = 0
    case pin
    case star
}

public enum CPMessageTrailingItem: Int, Sendable {
    case none = 0
    case mute
}

open class CPMessageListItemLeadingConfiguration: NSObject, @unchecked Sendable {
    public let isUnread: Bool
    public let leadingItem: CPMessageLeadingItem
    public let leadingImage: UIImage?

    public init(leadingItem: CPMessageLeadingItem, leadingImage: UIImage?, unread: Bool) {
        isUnread = unread
        self.leadingItem = leadingItem
        self.leadingImage = leadingImage
        super.init()
    }
}

open class CPMessageListItemTrailingConfiguration: NSObject, @unchecked Sendable {
    public let trailingItem: CPMessageTrailingItem
    public let trailingImage: UIImage?

    public init(trailingItem: CPMessageTrailingItem, trailingImage: UIImage?) {
        self.trailingItem = trailingItem
        self.trailingImage = trailingImage
        super.init()
    }
}

/// A conversation in a list.
open class CPMessageListItem: NSObject, CPListTemplateItem, @unchecked Sendable {
    open var text: String?
    open var conversationIdentifier: String?
    open var phoneOrEmailAddress: String?
    open var leadingConfiguration: CPMessageListItemLeadingConfiguration
    open var trailingConfiguration: CPMessageListItemTrailingConfiguration?
    open var detailText: String?
    open var trailingText: String?
    open var userInfo: Any?
    open var isEnabled = true

    public init(
        conversationIdentifier: String, text: String, leadingConfiguration: CPMessageListItemLeadingConfiguration,
        trailingConfiguration: CPMessageListItemTrailingConfiguration?, detailText: String?, trailingText: String?
    ) {
        self.conversationIdentifier = conversationIdentifier
        self.text = text
        self.leadingConfiguration = leadingConfiguration
        self.trailingConfiguration = trailingConfiguration
        self.detailText = detailText
        self.trailingText = trailingText
        super.init()
    }

    public init(
        fullName: String, phoneOrEmailAddress: String, leadingConfiguration: CPMessageListItemLeadingConfiguration,
        trailingConfiguration: CPMessageListItemTrailingConfiguration?, detailText: String?, trailingText: String?
    ) {
        text = fullName
        self.phoneOrEmailAddress = phoneOrEmailAddress
        self.leadingConfiguration = leadingConfiguration
        self.trailingConfiguration = trailingConfiguration
        self.detailText = detailText
        self.trailingText = trailingText
        super.init()
    }
}
