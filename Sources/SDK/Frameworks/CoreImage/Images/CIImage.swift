import CoreGraphics
import CoreVideo
import Foundation
import ImageIO

// Sendable: the classes of this file have no mutable state outside of a lock.

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    public static let toneMapHDRtoSDR = CIImageOption(rawValue: "CIImageToneMapHDRtoSDR")
    public static let expandToHDR = CIImageOption(rawValue: "kCIImageExpandToHDR")
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    public static let auxiliaryDepth = CIImageOption(rawValue: "kCIImageAuxiliaryDepth")
    public static let auxiliaryDisparity = CIImageOption(rawValue: "kCIImageAuxiliaryDisparity")
    public static let auxiliaryPortraitEffectsMatte = CIImageOption(rawValue: "kCIImageAuxiliaryPortraitEffectsMatte")
    public static let auxiliaryHDRGainMap = CIImageOption(rawValue: "kCIImageAuxiliaryHDRGainMap")
}

public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
    public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
    public static let features = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustFeatures")
    public static let crop = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustCrop")
    public static let level = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustLevel")
}

/// A recipe for an image: pixels are computed when a context requests them.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    public let extent: CGRect
    let recipe: PixelRecipe
    private let facts: [String: Any]

    init(extent: CGRect, recipe: PixelRecipe, properties: [String: Any] = [:]) {
        self.extent = extent
        self.recipe = recipe
        facts = properties
    }

    public convenience init(cgImage image: CGImage) {
        self.init(
            extent: CGRect(x: 0, y: 0, width: image.width, height: image.height), recipe: .pixels(of: image))
    }

    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(cgImage: image)
    }

    /// A PNG, JPEG or WebP file; `nil` for anything else.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let picture = EncodedPicture(data: data), let image = CGImage(encoded: picture) else { return nil }
        self.init(cgImage: image)
    }

    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data, options: options)
    }

    /// One color on all of the plane.
    public convenience init(color: CIColor) {
        let pixel = color.pixel
        self.init(extent: .infinite, recipe: .function { _, _ in pixel })
    }

    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(cvImageBuffer: pixelBuffer)
    }

    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
        self.init(cvImageBuffer: pixelBuffer)
    }

    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) {
        self.init(cvImageBuffer: imageBuffer)
    }

    /// Pixels of four bytes are read; other forms are black.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) {
        let size = CGSize(
            width: CVPixelBufferGetWidth(imageBuffer), height: CVPixelBufferGetHeight(imageBuffer))
        let recipe = imageBuffer.image.map { PixelRecipe.pixels(of: $0) } ?? .function { _, _ in SIMD4(0, 0, 0, 1) }
        self.init(extent: CGRect(origin: .zero, size: size), recipe: recipe)
    }

    public convenience init(
        bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        let alpha: CGImageAlphaInfo = format == .ARGB8 ? .premultipliedFirst : .premultipliedLast
        let order: CGBitmapInfo = format == .BGRA8 ? [.byteOrder32Little] : []
        let info = CGBitmapInfo(
            rawValue: (format == .BGRA8 ? CGImageAlphaInfo.premultipliedFirst : alpha).rawValue | order.rawValue)
        let image = CGDataProvider(data: data).flatMap {
            CGImage(
                width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bitsPerPixel: 32,
                bytesPerRow: bytesPerRow, space: colorSpace ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: info,
                provider: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        }
        self.init(
            extent: CGRect(origin: .zero, size: size),
            recipe: image.map { PixelRecipe.pixels(of: $0) } ?? .function { _, _ in .zero })
    }

    /// An empty image.
    open class func empty() -> CIImage { CIImage(extent: .null, recipe: .function { _, _ in .zero }) }

    open class var black: CIImage { CIImage(color: .black) }
    open class var white: CIImage { CIImage(color: .white) }
    open class var gray: CIImage { CIImage(color: .gray) }
    open class var red: CIImage { CIImage(color: .red) }
    open class var green: CIImage { CIImage(color: .green) }
    open class var blue: CIImage { CIImage(color: .blue) }
    open class var cyan: CIImage { CIImage(color: .cyan) }
    open class var magenta: CIImage { CIImage(color: .magenta) }
    open class var yellow: CIImage { CIImage(color: .yellow) }
    open class var clear: CIImage { CIImage(color: .clear) }

    open var properties: [String: Any] { facts }
    open var url: URL? { nil }
    open var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var cgImage: CGImage? {
        if case .picture(let image, let place) = recipe, place == extent, place.origin == .zero { return image }
        return nil
    }
    open var contentHeadroom: Float { 1 }
    open var isOpaque: Bool { false }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
