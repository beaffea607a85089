import RenderModel
import SwiftUI

/// A picture. Sizes in points, `scale` in pixels per point.
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    package let image: Image
    public let size: CGSize
    public let scale: CGFloat

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
        guard let pixels = ImageHeader.pixelSize(of: data) else { return nil }
        let scale = scale > 0 ? scale : 1
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

    /// An image of the asset catalog. Its size is known when it is drawn.
    public convenience init?(named name: String) {
        self.init(image: Image(name), size: .zero, scale: 1)
    }

    /// A symbol. Its size is known when it is drawn.
    public convenience init?(systemName name: String) {
        self.init(image: Image(systemName: name), size: .zero, scale: 1)
    }

    public convenience init(cgImage: CGImage) {
        let resource = RenderModel.ImageResource(
            name: "", pixelWidth: cgImage.width, pixelHeight: cgImage.height, bytes: cgImage.bytes, format: .rawRGBA)
        self.init(
            image: Image(source: .picture(resource, scale: 1)),
            size: CGSize(width: cgImage.width, height: cgImage.height), scale: 1)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        let mode: Image.TemplateRenderingMode? =
            switch renderingMode {
            case .automatic: nil
            case .alwaysOriginal: .original
            case .alwaysTemplate: .template
            }
        return UIImage(image: image.renderingMode(mode), size: size, scale: scale)
    }
}

extension Image {
    nonisolated public init(uiImage: UIImage) {
        self = uiImage.image
    }
}
