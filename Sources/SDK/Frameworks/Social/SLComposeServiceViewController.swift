import Foundation
import UIKit

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

public typealias SLComposeSheetConfigurationItemTapHandler = () -> Void

open class SLComposeSheetConfigurationItem: NSObject {
    open var title: String! = ""
    open var value: String! = ""
    open var valuePending = false
    open var tapHandler: SLComposeSheetConfigurationItemTapHandler!

    public override init() {
        super.init()
    }
}

/// The system's sharing interfaces; a widget cannot present them.
@MainActor @preconcurrency
open class SLComposeServiceViewController: UIViewController {
    open var textView: UITextView! { nil }
    open var contentText: String! { "" }
    open var placeholder: String! = ""
    open var charactersRemaining: NSNumber!
    open var autoCompletionViewController: UIViewController!

    open func presentationAnimationDidFinish() {}
    open func didSelectPost() {}
    open func didSelectCancel() {}
    open func cancel() {}
    open func isContentValid() -> Bool { true }
    open func validateContent() {}
    open func configurationItems() -> [Any]! { [] }
    open func reloadConfigurationItems() {}
    open func pushConfigurationViewController(_ viewController: UIViewController!) {}
    open func popConfigurationViewController() {}
    open func loadPreviewView() -> UIView! { nil }
}

public enum SLComposeViewControllerResult: Int, Sendable {
    case cancelled = 0
    case done = 1
}

@MainActor @preconcurrency
open class SLComposeViewController: UIViewController {
    public let serviceType: String
    open var completionHandler: ((SLComposeViewControllerResult) -> Void)!

    public init!(forServiceType serviceType: String!) {
        self.serviceType = serviceType ?? ""
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        serviceType = ""
        super.init(coder: coder)
    }

    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
    open func setInitialText(_ text: String!) -> Bool { false }
    open func add(_ image: UIImage!) -> Bool { false }
    open func add(_ url: URL!) -> Bool { false }
    open func removeAllImages() -> Bool { false }
    open func removeAllURLs() -> Bool { false }
}
