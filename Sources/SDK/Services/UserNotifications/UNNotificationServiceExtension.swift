import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Changes what notifications from a server say; another extension's part.
open class UNNotificationServiceExtension: NSObject {
    public override init() {
        super.init()
    }

    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        contentHandler(request.content)
    }

    open func serviceExtensionTimeWillExpire() {}
}

/// An intent's contribution to a notification's content.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

/// The context of a request whose message has attributes of its own.
open class UNNotificationAttributedMessageContext: NSObject, UNNotificationContentProviding, @unchecked Sendable {
    public override init() {
        super.init()
    }
}
