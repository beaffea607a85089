// Sendable: the classes of this file have no mutable state outside of a lock.

@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var perPageContentInsets = UIEdgeInsets.zero
    open var startPage = 0
    open var pageCount: Int { 0 }
}

@MainActor @preconcurrency
open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView

    init(view: UIView) {
        self.view = view
        super.init()
    }
}

@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?

    public init(text: String) {
        super.init()
        self.text = text
    }

    public init(attributedText: NSAttributedString) {
        super.init()
        self.attributedText = attributedText
    }
}

@MainActor @preconcurrency
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?

    public init(markupText: String) {
        super.init()
        self.markupText = markupText
    }
}

@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open var numberOfPages: Int { 0 }
    open var printFormatters: [UIPrintFormatter]?
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    open func prepare(forDrawingPages range: NSRange) {}
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
    public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait, landscape }
    public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
    open var printerID: String?
    open var jobName = ""
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
}

@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = @MainActor (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private static let controller = UIPrintInteractionController()
    open class var shared: UIPrintInteractionController { controller }
    open class var isPrintingAvailable: Bool { false }
    open class var printableUTIs: Set<String> { [] }
    open class func canPrint(_ url: URL) -> Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var printInfo: UIPrintInfo?
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    open var showsPaperOrientation = true
    open var printPageRenderer: UIPrintPageRenderer?
    open var printFormatter: UIPrintFormatter?
    open var printingItem: Any?
    open var printingItems: [Any]?

    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        Notices.current.addInert("UIPrintInteractionController.present", .appOnly)
        completion?(self, false, nil)
        return false
    }

    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }

    open func dismiss(animated: Bool) {}
}

/// A data file of the asset catalog; only images and colors are compiled, so there is none.
open class NSDataAsset: NSObject, @unchecked Sendable {
    public let name: String
    public let data: Data
    public let typeIdentifier: String

    public init?(name: String, bundle: Bundle) {
        let file = bundle.url(forResource: name, withExtension: nil)
        guard let file, let content = try? Data(contentsOf: file) else { return nil }
        (self.name, data, typeIdentifier) = (name, content, "public.data")
        super.init()
    }

    public convenience init?(name: String) { self.init(name: name, bundle: .main) }
}
