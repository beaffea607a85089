import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Modifies notifications from a server, in another extension.
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

/// The context of a request whose message has custom attributes.
open class UNNotificationAttributedMessageContext: NSObject, UNNotificationContentProviding, @unchecked Sendable {
    public override init() {
        super.init()
    }
}
