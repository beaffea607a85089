import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A printer; none is available.
open class UIPrinter: NSObject, @unchecked Sendable {
    public let url: URL
    open var displayName: String { "" }
    open var displayLocation: String? { nil }
    open var makeAndModel: String? { nil }
    open var supportsColor: Bool { false }
    open var supportsDuplex: Bool { false }

    public init(url: URL) {
        self.url = url
        super.init()
    }

    open func contactPrinter(_ completionHandler: ((Bool) -> Void)?) {
        Notices.current.addInert("UIPrinter.contactPrinter", .absent("printers"))
        completionHandler?(false)
    }
}

open class UIPrintPaper: NSObject, @unchecked Sendable {
    open var paperSize: CGSize { .zero }
    open var printableRect: CGRect { .zero }

    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper
    {
        paperList.first ?? UIPrintPaper()
    }
}

@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: AnyObject {
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? UIPrintPaper() }
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}

/// Looks up a word; a widget shows no dictionary.
open class UIReferenceLibraryViewController: UIViewController {
    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    public init(term: String) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    Notices.current.addInert("UISaveVideoAtPathToSavedPhotosAlbum", .unauthorized("photos"))
}

public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

public typealias NSDataAssetName = String
