import CoreGraphics
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum PDFDisplayBox: Int, Sendable {
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A PDF file; its pages are counted and not drawn.
open class PDFDocument: NSObject, @unchecked Sendable {
    private let data: Data?
    private var pages: [PDFPage] = []
    open var documentURL: URL?
    open var documentAttributes: [AnyHashable: Any]?
    open weak var delegate: (any PDFDocumentDelegate)?

    public override init() {
        data = nil
        super.init()
    }

    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
        documentURL = url
    }

    public init?(data: Data) {
        guard let provider = CGDataProvider(data: data), let file = CGPDFDocument(provider) else { return nil }
        self.data = data
        pages = (0..<file.numberOfPages).map { _ in PDFPage() }
        super.init()
    }

    open var documentRef: CGPDFDocument? { data.flatMap { CGDataProvider(data: $0) }.flatMap { CGPDFDocument($0) } }
    open var pageCount: Int { pages.count }
    open var string: String? { nil }
    open var isEncrypted: Bool { false }
    open var isLocked: Bool { false }
    open var allowsPrinting: Bool { true }
    open var allowsCopying: Bool { true }
    open var majorVersion: Int { 1 }
    open var outlineRoot: PDFOutline?

    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }

    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

    open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: min(max(index, 0), pages.count)) }

    open func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index) } }

    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
    }

    open func unlock(withPassword password: String) -> Bool { true }

    open func dataRepresentation() -> Data? { data }

    open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { data }

    @discardableResult
    open func write(to url: URL) -> Bool { data.map { (try? $0.write(to: url)) != nil } ?? false }

    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
}

public protocol PDFDocumentDelegate: NSObjectProtocol {}

open class PDFPage: NSObject, @unchecked Sendable {
    open weak var document: PDFDocument? { nil }
    open var label: String? { nil }
    open var rotation = 0
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open var numberOfCharacters: Int { 0 }
    open private(set) var annotations: [PDFAnnotation] = []
    open var displaysAnnotations = true

    public override init() {
        super.init()
    }

    public convenience init?(image: UIImage) {
        self.init()
    }

    open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }

    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {}

    open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }

    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }

    open func annotation(at point: CGPoint) -> PDFAnnotation? { nil }

    /// White paper: pages are not drawn.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    open func draw(with box: PDFDisplayBox, to context: CGContext) {}

    open func transform(for box: PDFDisplayBox) -> CGAffineTransform { .identity }

    open func selection(for rect: CGRect) -> PDFSelection? { nil }
}

open class PDFSelection: NSObject, @unchecked Sendable {
    open var pages: [PDFPage] { [] }
    open var string: String? { nil }
    open var attributedString: NSAttributedString? { nil }
    open var color: UIColor?

    public init(document: PDFDocument) {
        super.init()
    }

    open func bounds(for page: PDFPage) -> CGRect { .zero }

    open func selectionsByLine() -> [PDFSelection] { [] }
}

open class PDFOutline: NSObject, @unchecked Sendable {
    open var label: String?
    open var destination: PDFDestination?
    open var numberOfChildren: Int { 0 }

    open func child(at index: Int) -> PDFOutline? { nil }
}

open class PDFDestination: NSObject, @unchecked Sendable {
    open weak var page: PDFPage?
    public let point: CGPoint
    open var zoom: CGFloat = 1

    public init(page: PDFPage, at point: CGPoint) {
        self.page = page
        self.point = point
    }
}

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
    public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
    public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
    public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
    public static let line = PDFAnnotationSubtype(rawValue: "/Line")
    public static let link = PDFAnnotationSubtype(rawValue: "/Link")
    public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
    public static let square = PDFAnnotationSubtype(rawValue: "/Square")
    public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
    public static let text = PDFAnnotationSubtype(rawValue: "/Text")
    public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
    public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
}

open class PDFAnnotation: NSObject, @unchecked Sendable {
    open var bounds: CGRect
    open var type: String?
    open var contents: String?
    open var color = UIColor.black
    open var font: UIFont?
    open var fontColor: UIColor?
    open var url: URL?
    open var destination: PDFDestination?
    open weak var page: PDFPage?

    public init(
        bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?
    ) {
        self.bounds = bounds
        type = annotationType.rawValue
    }
}

public enum PDFDisplayMode: Int, Sendable {
    case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable {
    case vertical, horizontal
}

/// Shows a PDF file; empty here.
open class PDFView: UIView {
    open var document: PDFDocument?
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displaysPageBreaks = true
    open var pageBreakMargins = UIEdgeInsets.zero
    open var displayBox = PDFDisplayBox.cropBox
    open var autoScales = false
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 10
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var currentPage: PDFPage? { document?.page(at: 0) }
    open var currentSelection: PDFSelection?
    open var visiblePages: [PDFPage] { [] }
    open var documentView: UIView? { nil }
    open var isInMarkupMode = false
    open var pageShadowsEnabled = true

    open func go(to page: PDFPage) {}
    open func go(to destination: PDFDestination) {}
    open func goToFirstPage(_ sender: Any?) {}
    open func goToLastPage(_ sender: Any?) {}
    open func goToNextPage(_ sender: Any?) {}
    open func goToPreviousPage(_ sender: Any?) {}
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    open func layoutDocumentView() {}
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { nil }
}

open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView?
    open var thumbnailSize = CGSize(width: 40, height: 40)
}

extension NSNotification.Name {
    public static let PDFViewPageChanged = NSNotification.Name("PDFViewPageChangedNotification")
    public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChangedNotification")
    public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChangedNotification")
    public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChangedNotification")
}
