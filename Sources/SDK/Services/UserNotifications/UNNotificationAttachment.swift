import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A file that is shown with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    public let type: String

    /// - Throws: `UNError.attachmentInvalidURL` if the file does not exist.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
        type = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String ?? "public.data"
        super.init()
    }
}
