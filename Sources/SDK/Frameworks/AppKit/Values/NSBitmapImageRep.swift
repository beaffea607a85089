import UIKit

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

public enum NSCompositingOperation: UInt, Sendable {
    case clear = 0
    case copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor, plusDarker, highlight, plusLighter, multiply, screen, overlay, darken, lighten
    case colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity

    /// The mode of the same name; `sourceOver` and `highlight`, which Core Graphics lacks, draw normally.
    var blendMode: CGBlendMode { Self.blendModes[self] ?? .normal }

    private static let blendModes: [NSCompositingOperation: CGBlendMode] = [
        .clear: .clear, .copy: .copy, .sourceIn: .sourceIn, .sourceOut: .sourceOut, .sourceAtop: .sourceAtop,
        .destinationOver: .destinationOver, .destinationIn: .destinationIn, .destinationOut: .destinationOut,
        .destinationAtop: .destinationAtop, .xor: .xor, .plusDarker: .plusDarker, .plusLighter: .plusLighter,
        .multiply: .multiply, .screen: .screen, .overlay: .overlay, .darken: .darken, .lighten: .lighten,
        .colorDodge: .colorDodge, .colorBurn: .colorBurn, .softLight: .softLight, .hardLight: .hardLight,
        .difference: .difference, .exclusion: .exclusion,
        .hue: .hue, .saturation: .saturation, .color: .color, .luminosity: .luminosity,
    ]
}

open class NSImageRep: NSObject, @unchecked Sendable {
    open var size = NSSize.zero
    open var pixelsWide = 0
    open var pixelsHigh = 0
    open var bitsPerSample = 8
    open var hasAlpha = true
    open var isOpaque = false

    public override init() {
        super.init()
    }

    @discardableResult
    open func draw() -> Bool { false }
    @discardableResult
    open func draw(in rect: NSRect) -> Bool { false }
}

open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
    public enum FileType: UInt, Sendable {
        case tiff = 0
        case bmp, gif, jpeg, png, jpeg2000
    }

    public enum TIFFCompression: UInt, Sendable {
        case none = 1
        case ccittfax3 = 3
        case ccittfax4 = 4
        case lzw = 5
        case jpeg = 6
        case next = 32766
        case packBits = 32773
    }

    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
        public static let compressionMethod = PropertyKey(rawValue: "NSImageCompressionMethod")
        public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
        public static let gamma = PropertyKey(rawValue: "NSImageGamma")
        public static let progressive = PropertyKey(rawValue: "NSImageProgressive")
    }

    private var picture: UIImage

    private init(picture: UIImage) {
        self.picture = picture
        super.init()
        size = picture.size
        (pixelsWide, pixelsHigh) = (picture.cgImage?.width ?? 0, picture.cgImage?.height ?? 0)
    }

    public convenience init?(data: Data) {
        guard let picture = UIImage(data: data) else { return nil }
        self.init(picture: picture)
    }

    public convenience init(cgImage: CGImage) { self.init(picture: UIImage(cgImage: cgImage)) }

    /// A bitmap without pixels.
    public convenience init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
        pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
        isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
    ) {
        self.init(picture: UIImage())
        (pixelsWide, pixelsHigh) = (width, height)
        size = NSSize(width: width, height: height)
    }

    open var cgImage: CGImage? { picture.cgImage }

    /// PNG and JPEG data, as in UIKit; other formats are not supported.
    open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
        switch storageType {
        case .png: picture.pngData()
        case .jpeg: picture.jpegData(compressionQuality: 1)
        case .tiff, .bmp, .gif, .jpeg2000: nil
        }
    }

    open var tiffRepresentation: Data? { picture.pngData() }
    open var bitmapData: UnsafeMutablePointer<UInt8>? { nil }
    open func colorAt(x: Int, y: Int) -> NSColor? { nil }
    open func setColor(_ color: NSColor, atX x: Int, y: Int) {}
}

public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
    public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
    public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
    public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
}

public enum NSImageInterpolation: UInt, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
}

/// The drawing destination: UIKit's current context.
open class NSGraphicsContext: NSObject, @unchecked Sendable {
    public let cgContext: CGContext
    public let isFlipped: Bool
    open var imageInterpolation = NSImageInterpolation.default
    open var shouldAntialias = true

    public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
        (cgContext, isFlipped) = (graphicsPort, initialFlippedState)
        super.init()
    }

    public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
        self.init(cgContext: CGContext(size: bitmapRep.size), flipped: false)
    }

    open class var current: NSGraphicsContext? {
        get { UIGraphicsGetCurrentContext().map { NSGraphicsContext(cgContext: $0, flipped: true) } }
        set {}
    }

    open class func saveGraphicsState() { UIGraphicsGetCurrentContext()?.saveGState() }
    open class func restoreGraphicsState() { UIGraphicsGetCurrentContext()?.restoreGState() }
    open func saveGraphicsState() { cgContext.saveGState() }
    open func restoreGraphicsState() { cgContext.restoreGState() }
    open func flushGraphics() {}
}

public func NSRectFill(_ rect: NSRect) { UIRectFill(rect) }
public func NSFrameRect(_ rect: NSRect) { UIRectFrame(rect) }
public func NSRectClip(_ rect: NSRect) { UIRectClip(rect) }

extension NSRect {
    public func fill(using operation: NSCompositingOperation = .sourceOver) { UIRectFill(self) }
    public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver) {
        UIRectFrame(self)
    }
    public func clip() { UIRectClip(self) }
}
