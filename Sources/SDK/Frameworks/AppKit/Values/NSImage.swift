import SwiftUI
import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// An image. Sizes in points.
open class NSImage: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public typealias Name = String

    public struct ResizingMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let tile = ResizingMode(rawValue: 0)
        public static let stretch = ResizingMode(rawValue: 1)
    }

    public enum CacheMode: UInt, Sendable { case `default`, always, bySize, never }
    public enum SymbolScale: Int, Sendable {
        case small = 1
        case medium, large
    }

    package private(set) var base: UIImage
    open var size: NSSize

    package init(base: UIImage) {
        self.base = base
        size = base.size
        super.init()
    }

    /// An image that is still to be drawn.
    public convenience init(size: NSSize) {
        self.init(base: UIImage())
        self.size = size
    }

    public required convenience init?(coder: NSCoder) { self.init(size: .zero) }
    public class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {}

    public convenience init?(named name: Name) {
        guard let base = UIImage(named: name) else { return nil }
        self.init(base: base)
    }

    /// The image of an `#imageLiteral`.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(base: UIImage(imageLiteralResourceName: name))
    }

    public convenience init?(data: Data) {
        guard let base = UIImage(data: data) else { return nil }
        self.init(base: base)
    }

    public convenience init?(contentsOfFile fileName: String) {
        guard let base = UIImage(contentsOfFile: fileName) else { return nil }
        self.init(base: base)
    }

    public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
    public convenience init(byReferencing url: URL) { self.init(base: UIImage(contentsOfFile: url.path) ?? UIImage()) }
    public convenience init?(byReferencingFile fileName: String) { self.init(contentsOfFile: fileName) }
    public convenience init?(pasteboard: NSPasteboard) { nil }

    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        guard let base = UIImage(systemName: name) else { return nil }
        self.init(base: base)
        accessibilityDescription = description
    }

    public convenience init?(
        systemSymbolName name: String, variableValue value: Double, accessibilityDescription description: String?
    ) {
        guard let base = UIImage(systemName: name, variableValue: value) else { return nil }
        self.init(base: base)
        accessibilityDescription = description
    }

    public convenience init(cgImage: CGImage, size: NSSize) {
        self.init(base: UIImage(cgImage: cgImage))
        if size != .zero { self.size = size }
    }

    public convenience init(resource: SwiftUI.ImageResource) { self.init(base: UIImage(resource: resource)) }

    /// Draws at once, with y downward where `drawingHandlerShouldBeCalledWithFlippedContext`.
    public convenience init(
        size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (NSRect) -> Bool
    ) {
        let rect = CGRect(origin: .zero, size: size)
        guard size.width > 0, size.height > 0 else {
            self.init(size: size)
            return
        }
        self.init(
            base: UIGraphicsImageRenderer(size: size).image { context in
                if !drawingHandlerShouldBeCalledWithFlippedContext {
                    context.cgContext.translateBy(x: 0, y: size.height)
                    context.cgContext.scaleBy(x: 1, y: -1)
                }
                _ = drawingHandler(rect)
            })
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSImage(base: base)
        (copy.size, copy.isTemplate, copy.accessibilityDescription) = (size, isTemplate, accessibilityDescription)
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }

    open var isTemplate = false
    open var accessibilityDescription: String?
    open var capInsets = NSEdgeInsets()
    open var resizingMode = ResizingMode.stretch
    open var cacheMode = CacheMode.default
    open var isValid: Bool { size.width > 0 && size.height > 0 }
    open var representations: [NSImageRep] { base.cgImage.map { [NSBitmapImageRep(cgImage: $0)] } ?? [] }
    open func addRepresentation(_ imageRep: NSImageRep) {
        guard let bitmap = imageRep as? NSBitmapImageRep, let picture = bitmap.cgImage else { return }
        base = UIImage(cgImage: picture)
    }
    open func addRepresentations(_ imageReps: [NSImageRep]) { for rep in imageReps { addRepresentation(rep) } }
    open func removeRepresentation(_ imageRep: NSImageRep) {}
    open func setName(_ string: Name?) -> Bool { false }
    open func name() -> Name? { nil }
    open class var imageTypes: [String] { ["public.png", "public.jpeg", "org.webmproject.webp"] }

    /// The bytes of the image's file, in any format; `nil` without a file.
    open var tiffRepresentation: Data? { base.pngData() ?? base.jpegData(compressionQuality: 1) }
    open func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data? {
        tiffRepresentation
    }

    open func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?,
        hints: [AnyHashable: Any]?
    ) -> CGImage? {
        base.cgImage
    }

    open func draw(in rect: NSRect) { base.draw(in: rect) }

    open func draw(
        in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat
    ) {
        base.draw(in: dstSpacePortionRect, blendMode: op.blendMode, alpha: requestedAlpha)
    }

    open func draw(
        in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool, hints: [AnyHashable: Any]?
    ) {
        draw(in: dstSpacePortionRect, from: srcSpacePortionRect, operation: op, fraction: requestedAlpha)
    }

    open func draw(
        at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat
    ) {
        draw(in: NSRect(origin: point, size: size), from: fromRect, operation: op, fraction: delta)
    }

    open func lockFocus() { UIGraphicsBeginImageContextWithOptions(size, false, 0) }
    open func lockFocusFlipped(_ flipped: Bool) { lockFocus() }
    open func unlockFocus() {
        if let drawn = UIGraphicsGetImageFromCurrentImageContext() { base = drawn }
        UIGraphicsEndImageContext()
    }
    open func recache() {}

    /// How a symbol is drawn.
    open class SymbolConfiguration: NSObject, @unchecked Sendable {
        let base: UIImage.SymbolConfiguration

        init(_ base: UIImage.SymbolConfiguration) {
            self.base = base
            super.init()
        }

        public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
            self.init(UIImage.SymbolConfiguration(font: .systemFont(ofSize: pointSize, weight: weight)))
        }
        public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight)
        }
        public convenience init(textStyle style: NSFont.TextStyle) {
            self.init(UIImage.SymbolConfiguration(textStyle: style))
        }
        public convenience init(textStyle style: NSFont.TextStyle, scale: SymbolScale) { self.init(textStyle: style) }
        public convenience init(scale: SymbolScale) { self.init(.unspecified) }
        public convenience init(hierarchicalColor: NSColor) {
            self.init(UIImage.SymbolConfiguration(hierarchicalColor: hierarchicalColor.base))
        }
        public convenience init(paletteColors: [NSColor]) {
            self.init(UIImage.SymbolConfiguration(paletteColors: paletteColors.map(\.base)))
        }
        open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(.preferringMonochrome()) }
        open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(.preferringMulticolor()) }
        open class func preferringHierarchical() -> SymbolConfiguration { SymbolConfiguration(.unspecified) }
        open func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(base.applying(configuration.base))
        }
    }

    open func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        base.isSymbolImage ? NSImage(base: base.withConfiguration(configuration.base)) : nil
    }
}

extension Image {
    nonisolated public init(nsImage: NSImage) {
        let image = Image(uiImage: nsImage.base)
        self = nsImage.isTemplate ? image.renderingMode(.template) : image
    }
}
