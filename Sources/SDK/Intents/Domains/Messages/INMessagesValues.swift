/// The choices of message type.
public enum INMessageType: Int, Sendable {
    case unspecified
    case text
    case audio
    case digitalTouch
    case handwriting
    case sticker
    case tapbackLiked
    case tapbackDisliked
    case tapbackEmphasized
    case tapbackLoved
    case tapbackQuestioned
    case tapbackLaughed
    case mediaCalendar
    case mediaLocation
    case mediaAddressCard
    case mediaImage
    case mediaVideo
    case mediaPass
    case mediaAudio
    case paymentSent
    case paymentRequest
    case paymentNote
    case animoji
    case activitySnippet
    case file
    case link
    case reaction
}

/// A description: message.
open class INMessage: NSObject {
    public internal(set) var identifier: String = ""
    public internal(set) var conversationIdentifier: String?
    public internal(set) var content: String?
    public internal(set) var dateSent: Date?
    public internal(set) var sender: INPerson?
    public internal(set) var recipients: [INPerson]?
    public internal(set) var groupName: INSpeakableString?
    public internal(set) var messageType: INMessageType = .unspecified
    public internal(set) var serviceName: String?
    public internal(set) var attachmentFiles: [INFile]?
    public internal(set) var numberOfAttachments: NSNumber?
    public internal(set) var linkMetadata: INMessageLinkMetadata?

    public init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?,
        attachmentFiles: [INFile]?
    ) {
        self.identifier = identifier
        self.conversationIdentifier = conversationIdentifier
        self.content = content
        self.dateSent = dateSent
        self.sender = sender
        self.recipients = recipients
        self.groupName = groupName
        self.messageType = messageType
        self.serviceName = serviceName
        self.attachmentFiles = attachmentFiles
        super.init()
    }

    public init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?
    ) {
        self.identifier = identifier
        self.conversationIdentifier = conversationIdentifier
        self.content = content
        self.dateSent = dateSent
        self.sender = sender
        self.recipients = recipients
        self.groupName = groupName
        self.messageType = messageType
        self.serviceName = serviceName
        super.init()
    }

    public init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType
    ) {
        self.identifier = identifier
        self.conversationIdentifier = conversationIdentifier
        self.content = content
        self.dateSent = dateSent
        self.sender = sender
        self.recipients = recipients
        self.groupName = groupName
        self.messageType = messageType
        super.init()
    }

    public init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, messageType: INMessageType
    ) {
        self.identifier = identifier
        self.conversationIdentifier = conversationIdentifier
        self.content = content
        self.dateSent = dateSent
        self.sender = sender
        self.recipients = recipients
        self.messageType = messageType
        super.init()
    }

    public init(identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?) {
        self.identifier = identifier
        self.content = content
        self.dateSent = dateSent
        self.sender = sender
        self.recipients = recipients
        super.init()
    }

    public init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?,
        linkMetadata: INMessageLinkMetadata?
    ) {
        self.identifier = identifier
        self.conversationIdentifier = conversationIdentifier
        self.content = content
        self.dateSent = dateSent
        self.sender = sender
        self.recipients = recipients
        self.groupName = groupName
        self.serviceName = serviceName
        self.linkMetadata = linkMetadata
        super.init()
    }

    public init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType,
        numberOfAttachments: NSNumber?
    ) {
        self.identifier = identifier
        self.conversationIdentifier = conversationIdentifier
        self.content = content
        self.dateSent = dateSent
        self.sender = sender
        self.recipients = recipients
        self.groupName = groupName
        self.serviceName = serviceName
        self.messageType = messageType
        self.numberOfAttachments = numberOfAttachments
        super.init()
    }
}

/// The choices of message attribute.
public enum INMessageAttribute: Int, Sendable {
    case unknown
    case read
    case unread
    case flagged
    case unflagged
    case played
}

/// The choices of outgoing message type.
public enum INOutgoingMessageType: Int, Sendable {
    case unknown
    case outgoingMessageText
    case outgoingMessageAudio
}

/// A set of message attribute options.
public struct INMessageAttributeOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let read = INMessageAttributeOptions(rawValue: 1)
    public static let unread = INMessageAttributeOptions(rawValue: 2)
    public static let flagged = INMessageAttributeOptions(rawValue: 4)
    public static let unflagged = INMessageAttributeOptions(rawValue: 8)
    public static let played = INMessageAttributeOptions(rawValue: 16)
}

/// A description: message link metadata.
open class INMessageLinkMetadata: NSObject {
    open var siteName: String?
    open var summary: String?
    open var title: String?
    open var openGraphType: String?
    open var linkURL: URL?

    public init(siteName: String?, summary: String?, title: String?, openGraphType: String?, linkURL: URL?) {
        self.siteName = siteName
        self.summary = summary
        self.title = title
        self.openGraphType = openGraphType
        self.linkURL = linkURL
        super.init()
    }
}

/// A description: send message attachment.
open class INSendMessageAttachment: NSObject {
    public internal(set) var audioMessageFile: INFile?

    public override init() {
        super.init()
    }
}

/// A description: send message intent donation metadata.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata {
    open var mentionsCurrentUser: Bool = false
    open var isReplyToCurrentUser: Bool = false
    open var notifyRecipientAnyway: Bool = false
    open var recipientCount: Int = 0

    public override init() {
        super.init()
    }
}
