import Foundation

/// A PDF file. Its pages are counted but not drawn.
public final class CGPDFDocument: Hashable, Sendable {
    private let data: Data

    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, data.starts(with: Array("%PDF".utf8)) else { return nil }
        self.data = data
    }

    public convenience init?(_ url: URL) {
        guard let provider = CGDataProvider(url: url) else { return nil }
        self.init(provider)
    }

    /// Objects of type Page that are not compressed.
    public var numberOfPages: Int {
        let text = String(decoding: data, as: UTF8.self)
        let pages = text.components(separatedBy: "/Type /Page").count + text.components(separatedBy: "/Type/Page").count
        let trees =
            text.components(separatedBy: "/Type /Pages").count
            + text.components(separatedBy: "/Type/Pages").count
        return max(pages - trees, 1)
    }

    public var isEncrypted: Bool { false }
    public var isUnlocked: Bool { true }
    public var allowsCopying: Bool { true }
    public var allowsPrinting: Bool { true }

    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { true }

    /// - Parameter pageNumber: from 1.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        (1...max(numberOfPages, 1)).contains(pageNumber) ? CGPDFPage(document: self, pageNumber: pageNumber) : nil
    }

    public static func == (left: CGPDFDocument, right: CGPDFDocument) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum CGPDFBox: Int32, Sendable {
    case mediaBox = 0
    case cropBox = 1
    case bleedBox = 2
    case trimBox = 3
    case artBox = 4
}

/// A page of a PDF file, assumed to be US Letter.
public final class CGPDFPage: Hashable, Sendable {
    public let document: CGPDFDocument?
    public let pageNumber: Int

    init(document: CGPDFDocument, pageNumber: Int) {
        self.document = document
        self.pageNumber = pageNumber
    }

    public var rotationAngle: Int32 { 0 }

    public func getBoxRect(_ box: CGPDFBox) -> CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }

    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let page = getBoxRect(box)
        let (x, y) = (rect.width / page.width, rect.height / page.height)
        let scale = preserveAspectRatio ? (min(x, y), min(x, y)) : (x, y)
        return CGAffineTransform(
            a: scale.0, b: 0, c: 0, d: scale.1, tx: rect.midX - page.width * scale.0 / 2,
            ty: rect.midY - page.height * scale.1 / 2)
    }

    public static func == (left: CGPDFPage, right: CGPDFPage) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
    /// Has no effect: pages of PDF files are not drawn.
    public func drawPDFPage(_ page: CGPDFPage) {}

    /// A context for writing a PDF file; the drawing is kept, but no file is written.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [AnyHashable: Any]?
    ) {
        self.init(size: mediaBox?.pointee.size ?? CGSize(width: 612, height: 792))
    }

    public convenience init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [AnyHashable: Any]?) {
        self.init(size: mediaBox?.pointee.size ?? CGSize(width: 612, height: 792))
    }
}

public let kCGPDFContextTitle = "kCGPDFContextTitle"
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
public let kCGPDFContextCreator = "kCGPDFContextCreator"
public let kCGPDFContextSubject = "kCGPDFContextSubject"
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"
public let kCGPDFContextCropBox = "kCGPDFContextCropBox"
public let kCGPDFContextOwnerPassword = "kCGPDFContextOwnerPassword"
public let kCGPDFContextUserPassword = "kCGPDFContextUserPassword"
