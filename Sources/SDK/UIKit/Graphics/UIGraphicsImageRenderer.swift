import SwiftUI

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// The format of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// The color range to preserve; always the full range.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    /// Pixels per point.
    open var scale: CGFloat
    /// Whether undrawn pixels are black instead of transparent.
    open var opaque = false
    open var preferredRange = Range.automatic
    open var prefersExtendedRange = false
    open var supportsHighDynamicRange = false

    public required init() {
        scale = UIScreen.currentScale
        super.init()
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
        format.scale = scale
        format.opaque = opaque
        format.preferredRange = preferredRange
        format.prefersExtendedRange = prefersExtendedRange
        format.supportsHighDynamicRange = supportsHighDynamicRange
        return format
    }

    /// That of the screen.
    open override class func preferred() -> Self { self.init() }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
    }
}

/// The context passed to drawing code.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat
    private let size: CGSize

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, size: CGSize) {
        scale = format.scale
        self.size = size
        super.init(cgContext: cgContext, rendererFormat: format)
    }

    open var format: UIGraphicsImageRendererFormat {
        rendererFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    }

    /// The drawing so far.
    open var currentImage: UIImage { UIImage(drawnInto: cgContext, size: size, scale: scale) }
}

/// Creates an image from drawing code.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// The bounds of the drawing.
    private let bounds: CGRect
    private let imageFormat: UIGraphicsImageRendererFormat

    open override var format: UIGraphicsRendererFormat { imageFormat }

    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// - Parameter size: points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// - Parameter bounds: points; its origin is the image's upper left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        imageFormat = UIGraphicsRendererFormat.owned(format, bounds: bounds)
        super.init()
    }

    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(size: bounds.size)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if imageFormat.opaque { context.fill(bounds) }
        GraphicsContexts.with(context) {
            actions(UIGraphicsImageRendererContext(cgContext: context, format: imageFormat, size: bounds.size))
        }
        return UIImage(drawnInto: context, size: bounds.size, scale: imageFormat.scale)
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension UIScreen {
    /// Pixels per point of the view being evaluated; before there is one, those of current phones.
    nonisolated static var currentScale: CGFloat {
        let environment = EnvironmentValues.current
        return environment.renderContext == nil ? 3 : environment.displayScale
    }
}
