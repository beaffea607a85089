import SwiftUI

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying, @unchecked Sendable {
    /// Points; the bounds of the renderer that uses the format.
    open internal(set) var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    open class func `default`() -> Self { self.init() }
    open class func preferred() -> Self { self.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }

    /// A copy of the format for one renderer.
    static func owned<Format: UIGraphicsRendererFormat>(_ format: Format, bounds: CGRect) -> Format {
        guard let copy = format.copy() as? Format else { return format }
        copy.bounds = bounds
        return copy
    }
}

/// The context passed to drawing code.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    let rendererFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, rendererFormat: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.rendererFormat = rendererFormat
        super.init()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect)
        cgContext.restoreGState()
    }

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Runs drawing code.
open class UIGraphicsRenderer: NSObject {
    open var format: UIGraphicsRendererFormat { UIGraphicsRendererFormat() }
    open var allowsImageOutput: Bool { true }
}
