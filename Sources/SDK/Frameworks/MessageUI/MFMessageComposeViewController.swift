import Foundation
import Messages
import UIKit

public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0
    case sent = 1
    case failed = 2
}

@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

extension NSNotification.Name {
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}

public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
    "MFMessageComposeViewControllerTextMessageAvailabilityKey"
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
    "MFMessageComposeViewControllerAttachmentAlternateFilename"

/// Composes messages; the simulated device cannot send any, and a widget cannot present it.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
    open var message: MSMessage?
    open var attachments: [[AnyHashable: Any]]? { nil }

    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
    open func disableUserAttachments() {}
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    open func setUPIVerificationCodeSendCompletion(_ completion: @escaping (Bool) -> Void) {}
    open func insertCollaborationItemProvider(_ itemProvider: NSItemProvider) -> Bool { false }
}
