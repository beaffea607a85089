import FoundationSupplement
import SwiftUI

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    open var documentInfo: [String: Any] = [:]

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}

/// The context passed to code that draws pages.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    open private(set) var pdfContextBounds: CGRect

    init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat, bounds: CGRect) {
        pdfContextBounds = bounds
        super.init(cgContext: cgContext, rendererFormat: format)
    }

    open var format: UIGraphicsPDFRendererFormat {
        rendererFormat as? UIGraphicsPDFRendererFormat ?? UIGraphicsPDFRendererFormat()
    }

    open func beginPage() {}
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) { pdfContextBounds = bounds }
    open func setURL(_ url: URL, for rect: CGRect) {}
    open func addDestination(withName name: String, at point: CGPoint) {}
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

/// Runs code that draws pages. A widget creates no documents: the drawing is discarded.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let bounds: CGRect
    private let documentFormat: UIGraphicsPDFRendererFormat

    open override var format: UIGraphicsRendererFormat { documentFormat }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
    }

    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        documentFormat = UIGraphicsRendererFormat.owned(format, bounds: bounds)
        super.init()
    }

    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }

    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        Notices.current.addInert("UIGraphicsPDFRenderer.pdfData", .appOnly)
        let context = CGContext(size: bounds.size)
        GraphicsContexts.with(context) {
            actions(UIGraphicsPDFRendererContext(cgContext: context, format: documentFormat, bounds: bounds))
        }
        return Data()
    }
}

public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ info: [AnyHashable: Any]?) {
    Notices.current.addInert("UIGraphicsBeginPDFContextToData", .appOnly)
    GraphicsContexts.push(CGContext(size: bounds.size), size: bounds.size, scale: 1)
}

@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ info: [AnyHashable: Any]?) -> Bool {
    Notices.current.addInert("UIGraphicsBeginPDFContextToFile", .appOnly)
    GraphicsContexts.push(CGContext(size: bounds.size), size: bounds.size, scale: 1)
    return true
}

public func UIGraphicsBeginPDFPage() {}
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}
public func UIGraphicsEndPDFContext() { GraphicsContexts.pop() }
public func UIGraphicsGetPDFContextBounds() -> CGRect { .zero }
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}
