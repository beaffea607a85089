import Foundation
import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Messages that belong together.
open class MSSession: NSObject, @unchecked Sendable {
    public override init() {
        super.init()
    }
}

/// A message of an app.
open class MSMessage: NSObject, NSCopying {
    public let session: MSSession?
    open var layout: MSMessageLayout?
    open var url: URL?
    open var shouldExpire = false
    open var accessibilityLabel: String?
    open var summaryText: String?
    open var error: (any Error)?
    open var isPending: Bool { false }
    open var senderParticipantIdentifier: UUID { UUID() }

    public override init() {
        session = nil
        super.init()
    }

    public init(session: MSSession) {
        self.session = session
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class MSMessageLayout: NSObject {}

open class MSMessageTemplateLayout: MSMessageLayout {
    open var caption: String?
    open var subcaption: String?
    open var trailingCaption: String?
    open var trailingSubcaption: String?
    open var image: UIImage?
    open var mediaFileURL: URL?
    open var imageTitle: String?
    open var imageSubtitle: String?

    public override init() {
        super.init()
    }
}

open class MSMessageLiveLayout: MSMessageLayout {
    public let alternateLayout: MSMessageTemplateLayout

    public init(alternateLayout: MSMessageTemplateLayout) {
        self.alternateLayout = alternateLayout
        super.init()
    }
}

/// A conversation; nothing is sent from a widget.
open class MSConversation: NSObject {
    open var localParticipantIdentifier: UUID { UUID() }
    open var remoteParticipantIdentifiers: [UUID] { [] }
    open var selectedMessage: MSMessage? { nil }

    open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    open func insertAttachment(
        _ URL: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        refuse(completionHandler)
    }

    open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    open func send(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    open func sendText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }

    private func refuse(_ handler: (((any Error)?) -> Void)?) {
        handler?(MSMessageError(.apiUnavailableInPresentationContext))
    }
}

open class MSSticker: NSObject {
    public let imageFileURL: URL
    public let localizedDescription: String

    public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
        imageFileURL = fileURL
        self.localizedDescription = localizedDescription
        super.init()
    }
}
