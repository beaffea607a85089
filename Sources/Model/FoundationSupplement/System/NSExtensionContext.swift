import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The context of an app's extension. A widget's extension has none.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    open var inputItems: [Any] { [] }

    public override init() {
        super.init()
    }

    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        Notices.current.addInert("NSExtensionContext.completeRequest", .appOnly)
        completionHandler?(false)
    }

    open func cancelRequest(withError error: any Error) {
        Notices.current.addInert("NSExtensionContext.cancelRequest", .appOnly)
    }

    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
        Notices.current.addInert("NSExtensionContext.open", .appOnly)
        completionHandler?(false)
    }

    @discardableResult
    open func open(_ URL: URL) async -> Bool {
        Notices.current.addInert("NSExtensionContext.open", .appOnly)
        return false
    }
}

extension NSNotification.Name {
    public static let NSExtensionHostWillEnterForeground = NSNotification.Name(
        "NSExtensionHostWillEnterForegroundNotification")
    public static let NSExtensionHostDidEnterBackground = NSNotification.Name(
        "NSExtensionHostDidEnterBackgroundNotification")
    public static let NSExtensionHostWillResignActive = NSNotification.Name(
        "NSExtensionHostWillResignActiveNotification")
    public static let NSExtensionHostDidBecomeActive = NSNotification.Name(
        "NSExtensionHostDidBecomeActiveNotification")
}

/// Begins a request of an extension.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    func beginRequest(with context: NSExtensionContext)
}

/// One input item of an extension.
open class NSExtensionItem: NSObject, @unchecked Sendable {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?

    public override init() {
        super.init()
    }
}

public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
