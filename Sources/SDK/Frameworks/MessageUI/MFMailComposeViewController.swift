import Foundation
import UIKit

public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0
    case saved = 1
    case sent = 2
    case failed = 3
}

@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// Composes mail; the simulated device has no account, and a widget cannot present it.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    open class func canSendMail() -> Bool { false }
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}
