import CoreGraphics
import CoreImage
import RenderModel
import SwiftUI

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

/// An image. Sizes in points, `scale` in pixels per point.
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2

        var templateMode: Image.TemplateRenderingMode? {
            switch self {
            case .automatic: nil
            case .alwaysOriginal: .original
            case .alwaysTemplate: .template
            }
        }
    }

    package let image: Image
    public let size: CGSize
    public let scale: CGFloat
    /// The configuration of a symbol.
    public internal(set) var symbolConfiguration: SymbolConfiguration?
    /// The Core Image image that this one was created from, if any.
    open internal(set) var ciImage: CIImage?

    package init(image: Image, size: CGSize, scale: CGFloat) {
        self.image = image
        self.size = size
        self.scale = scale
        super.init()
    }

    /// A PNG, JPEG or WebP file's bytes; `nil` for anything else.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = ImageHeader(data) else { return nil }
        let scale = scale.isFinite && scale > 0 ? scale : 1
        if let kept = KeptPictures.picture(in: data) {
            let size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
            let steps = [GraphicsStep.picture(GraphicsPicture(kept), CGRect(origin: .zero, size: size), .identity)]
            self.init(
                image: Image(source: .drawing(DrawnPicture(size: size, scale: Double(scale), steps: steps))),
                size: size, scale: scale)
            return
        }
        let resource = RenderModel.ImageResource(
            name: "", pixelWidth: pixels.width, pixelHeight: pixels.height, bytes: Array(data), format: .encoded)
        self.init(
            image: Image(source: .picture(resource, scale: Double(scale))),
            size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale), scale: scale)
    }

    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// An image of the asset catalog, or an image next to it; `nil` when there is neither.
    public convenience init?(named name: String) {
        if let found = RunningBundle.resources.image(named: name, dark: false, scale: Double(UIScreen.currentScale)) {
            self.init(asset: name, found)
        } else if let file = Self.looseFile(name), let data = FileManager.default.contents(atPath: file.path) {
            self.init(data: data, scale: file.scale)
        } else {
            return nil
        }
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    /// The image of an `#imageLiteral`. An unknown name is an empty image, which is reported where it is drawn.
    public convenience init(imageLiteralResourceName name: String) {
        if let found = UIImage(named: name) {
            self.init(image: found.image, size: found.size, scale: found.scale)
        } else {
            self.init(image: Image(name), size: .zero, scale: 1)
        }
    }

    /// An image of the asset catalog that is known to exist.
    public convenience init(resource: SwiftUI.ImageResource) {
        let name = resource.name
        if let found = RunningBundle.resources.image(named: name, dark: false, scale: Double(UIScreen.currentScale)) {
            self.init(asset: name, found)
        } else {
            self.init(image: Image(name), size: .zero, scale: 1)
        }
    }

    private convenience init(asset name: String, _ found: AssetImage) {
        self.init(
            image: Image(name),
            size: CGSize(
                width: Double(found.resource.pixelWidth) / found.scale,
                height: Double(found.resource.pixelHeight) / found.scale),
            scale: CGFloat(found.scale))
    }

    /// A bundled file by its name, the highest resolution first.
    private static func looseFile(_ name: String) -> (path: String, scale: CGFloat)? {
        let plain = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        for kind in ending.isEmpty ? ["png", "jpg", "jpeg", "webp"] : [ending] {
            for (suffix, scale) in [("@3x", 3), ("@2x", 2), ("", 1)] as [(String, CGFloat)] {
                if let path = Bundle.main.path(forResource: plain + suffix, ofType: kind) { return (path, scale) }
            }
        }
        return nil
    }

    /// An empty image.
    public override convenience init() {
        self.init(image: Image(source: .drawing(DrawnPicture(size: .zero, scale: 1, steps: []))), size: .zero, scale: 1)
    }

    /// A symbol, in its size next to text of the standard size; empty if the name has no drawing, and `nil` if Apple
    /// has no symbol with that name.
    public convenience init?(systemName name: String) {
        guard Image.isSymbolName(name) else { return nil }
        let scale = UIScreen.currentScale
        let size = Image.plainSize(ofSymbol: name, displayScale: Double(scale)) ?? .zero
        self.init(image: Image(systemName: name), size: size, scale: scale)
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// The image's pixels, for cropping and drawing; `nil` for empty images.
    open var cgImage: CGImage? {
        let place = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
        guard let width = Int(exactly: place.width.rounded()), let height = Int(exactly: place.height.rounded()) else {
            return nil
        }
        return CGImage(width: width, height: height, picture: GraphicsPicture(painted), in: place)
    }

    /// Images are oriented for display when they are created.
    open var imageOrientation: Orientation { .up }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let image = Image(decorative: cgImage, scale: scale, orientation: orientation.imageOrientation)
        let isTurned = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
        let size = CGSize(
            width: CGFloat(isTurned ? cgImage.height : cgImage.width) / scale,
            height: CGFloat(isTurned ? cgImage.width : cgImage.height) / scale)
        self.init(image: image, size: size, scale: scale)
    }

    /// The orientation of the stored pixels relative to the displayed image.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        var imageOrientation: Image.Orientation {
            switch self {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
        }
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with(image.renderingMode(renderingMode.templateMode))
    }

    /// This image with another rendering mode.
    func with(_ image: Image) -> UIImage {
        let copy = UIImage(image: image, size: size, scale: scale)
        copy.symbolConfiguration = symbolConfiguration
        copy.ciImage = ciImage
        return copy
    }
}

extension Image {
    nonisolated public init(uiImage: UIImage) {
        self = uiImage.image
    }
}
