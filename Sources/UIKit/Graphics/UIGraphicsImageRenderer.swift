import SwiftUI

/// How a picture is drawn.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
    /// Pixels per point.
    open var scale: CGFloat
    /// Whether what nobody draws is black instead of transparent.
    open var opaque = false

    public override init() {
        scale = UIScreen.currentScale
        super.init()
    }

    /// That of the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What the code that draws gets.
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    private let size: CGSize

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, size: CGSize) {
        self.cgContext = cgContext
        self.format = format
        self.size = size
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

    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    /// What has been drawn so far.
    open var currentImage: UIImage { UIImage(drawnInto: cgContext, size: size, scale: format.scale) }
}

/// Makes a picture of what code draws.
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    /// The part of the plane that is drawn in.
    private let bounds: CGRect

    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    /// - Parameter size: points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    /// - Parameter bounds: points; what is drawn at its origin is in the picture's upper left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(size: bounds.size)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if format.opaque { context.fill(bounds) }
        GraphicsContexts.with(context) {
            actions(UIGraphicsImageRendererContext(cgContext: context, format: format, size: bounds.size))
        }
        return UIImage(drawnInto: context, size: bounds.size, scale: format.scale)
    }
}

extension UIScreen {
    /// Pixels per point of the view being evaluated; before there is one, those of today's phones.
    nonisolated static var currentScale: CGFloat {
        let environment = EnvironmentValues.current
        return environment.renderContext == nil ? 3 : environment.displayScale
    }
}
