import FoundationSupplement
import SwiftUI

/// The stack of implicit drawing contexts; the last one is current.
enum GraphicsContexts {
    private struct Entry {
        var context: CGContext
        var size: CGSize
        var scale: CGFloat
    }

    /// Drawing happens on one thread at a time: each has its own contexts.
    private static var entries: [Entry] {
        get { Thread.current.threadDictionary[key] as? [Entry] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    private static let key = "UIGraphicsContexts"

    static var current: CGContext? { entries.last?.context }

    static func with(_ context: CGContext, _ actions: () -> Void) {
        push(context, size: .zero, scale: 1)
        actions()
        pop()
    }

    static func push(_ context: CGContext, size: CGSize, scale: CGFloat) {
        entries.append(Entry(context: context, size: size, scale: scale))
    }

    static func pop() { _ = entries.popLast() }

    static var image: UIImage? {
        entries.last.map { UIImage(drawnInto: $0.context, size: $0.size, scale: $0.scale) }
    }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameters:
///   - size: points.
///   - scale: pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(size: size)
    if opaque { context.fill(CGRect(origin: .zero, size: size)) }
    GraphicsContexts.push(context, size: size, scale: scale > 0 ? scale : UIScreen.currentScale)
}

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsContexts.image }

public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

public func UIRectFill(_ rect: CGRect) { GraphicsContexts.current?.fill(rect) }

public func UIRectFrame(_ rect: CGRect) { GraphicsContexts.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

public func UIRectClip(_ rect: CGRect) { GraphicsContexts.current?.clip(to: rect) }

extension UIColor {
    public func set() {
        setFill()
        setStroke()
    }

    public func setFill() { GraphicsContexts.current?.setFillColor(cgColor) }

    public func setStroke() { GraphicsContexts.current?.setStrokeColor(cgColor) }
}

extension UIImage {
    /// The drawing; empty, with a report, when the size or the scale is invalid for an image.
    convenience init(drawnInto context: CGContext, size: CGSize, scale: CGFloat) {
        guard [size.width, size.height, scale].allSatisfy({ $0.isFinite && $0 > 0 }) else {
            Notices.current.add(
                Notices.Notice(
                    .warning, subject: "UIGraphicsImageRenderer",
                    message: "An image of \(size.width) x \(size.height) points at scale \(scale) has no pixels.",
                    remedy: "Use a size greater than zero; look for a division by the size of an empty image."))
            self.init()
            return
        }
        let drawing = DrawnPicture(size: size, scale: Double(scale), steps: context.steps)
        self.init(image: Image(source: .drawing(drawing)), size: size, scale: scale)
    }

    /// Into the current context.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = GraphicsContexts.current else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.draw(GraphicsPicture(painted), in: rect, alpha: Double(alpha))
        context.restoreGState()
    }

    /// As painted: a symbol in its tint, or black, and not in the style of where the drawing is shown.
    var painted: Image {
        guard isSymbolImage else { return image }
        var copy = image
        if copy.symbolLook.tint == nil, copy.symbolLook.palette.isEmpty { copy.symbolLook.tint = .black }
        if copy.symbolLook.tint != nil || copy.templateMode == .template { copy.templateMode = .original }
        return copy
    }

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// A renderer's format for drawing images like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context, size: .zero, scale: 1) }

public func UIGraphicsPopContext() { GraphicsContexts.pop() }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = GraphicsContexts.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    UIRectFrame(rect)
    context.restoreGState()
}
