import SwiftUI

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

extension UIImage {
    /// The image's shape in one color.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }

    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        if isSymbolImage {
            var tinted = image
            tinted.symbolLook.tint = color.color
            tinted.symbolLook.palette = []
            tinted.symbolMode = nil
            // Earlier settings apply where there are no new ones.
            return with(renderingMode == .automatic ? tinted : tinted.renderingMode(renderingMode.templateMode))
        }
        guard size.width > 0, size.height > 0 else { return self }
        let rect = CGRect(origin: .zero, size: size)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let tinted = UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            context.fill(rect)
            draw(in: rect, blendMode: .destinationIn, alpha: 1)
        }
        return tinted.withRenderingMode(renderingMode == .automatic ? self.renderingMode : renderingMode)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        let insets = EdgeInsets(
            top: capInsets.top, leading: capInsets.left, bottom: capInsets.bottom, trailing: capInsets.right)
        return UIImage(
            image: image.resizable(capInsets: insets, resizingMode: resizingMode == .tile ? .tile : .stretch),
            size: size, scale: scale)
    }

    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: max(size.height - top - 1, 0), right: max(size.width - left - 1, 0)),
            resizingMode: .stretch)
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    public var alignmentRectInsets: UIEdgeInsets { .zero }
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
    public var baselineOffsetFromBottom: CGFloat? { nil }
    public func withHorizontallyFlippedOrientation() -> UIImage { flipped }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    public var flipsForRightToLeftLayoutDirection: Bool { false }
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
    public var isHighDynamicRange: Bool { false }
    public var images: [UIImage]? { nil }
    public var duration: TimeInterval { 0 }
    public var traitCollection: UITraitCollection { .current }
    public var imageAsset: UIImageAsset? { nil }
    public var configuration: Configuration? { symbolConfiguration }
    public var renderingMode: RenderingMode {
        switch image.templateMode {
        case .original: .alwaysOriginal
        case .template: .alwaysTemplate
        case nil: .automatic
        }
    }
    public var capInsets: UIEdgeInsets {
        guard let insets = image.resizing?.capInsets else { return .zero }
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
    public var resizingMode: ResizingMode { image.resizing?.mode == .stretch ? .stretch : .tile }

    private var flipped: UIImage {
        UIGraphicsImageRenderer(size: size, format: imageRendererFormat).image { context in
            context.cgContext.translateBy(x: size.width, y: 0)
            context.cgContext.scaleBy(x: -1, y: 1)
            draw(at: .zero)
        }
    }

    public func preparingForDisplay() -> UIImage? { self }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self) }
    }
    public func byPreparingForDisplay() async -> UIImage? { self }

    public func drawAsPattern(in rect: CGRect) { draw(in: rect) }

    /// The first image represents the animation.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        UIImage(named: name) ?? UIImage(named: name + "0")
    }

    public class var add: UIImage { UIImage(systemName: "plus") ?? UIImage() }
    public class var remove: UIImage { UIImage(systemName: "minus") ?? UIImage() }
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}

open class UIImageAsset: NSObject, @unchecked Sendable {
    private var known: UIImage?
    open func image(with traitCollection: UITraitCollection) -> UIImage { known ?? UIImage() }
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) { known = image }
    open func unregisterImageWith(_ traitCollection: UITraitCollection) { known = nil }
}

/// Has no effect: there is no photo library.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    Notices.current.addInert("UIImageWriteToSavedPhotosAlbum", .unauthorized("photos"))
}
