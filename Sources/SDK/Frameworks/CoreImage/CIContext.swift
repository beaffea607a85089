import CoreGraphics
import CoreVideo
import Foundation
import FoundationSupplement

// Sendable: the classes of this file have no mutable state outside of a lock.

/// Renders images to pixels.
open class CIContext: NSObject, @unchecked Sendable {
    /// The maximum number of pixels.
    private static let limit = 1 << 26

    public override init() {
        super.init()
    }

    public init(options: [CIContextOption: Any]? = nil) {
        super.init()
    }

    public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
        self.init(options: options)
    }

    open var workingColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.extendedLinearSRGB) }
    open var workingFormat: CIFormat { .RGBAh }

    /// `nil` for a rectangle without size, or one that is too large.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let area = fromRect.integral
        guard !area.isNull, !area.isInfinite, area.width >= 1, area.height >= 1,
            area.width * area.height <= CGFloat(Self.limit)
        else { return nil }
        let (width, height) = (Int(area.width), Int(area.height))
        switch image.recipe {
        case .picture(let picture, let place):
            let rect = CGRect(
                x: place.minX - area.minX, y: area.maxY - place.maxY, width: place.width, height: place.height)
            if rect == CGRect(x: 0, y: 0, width: picture.width, height: picture.height), rect.size == area.size {
                return picture
            }
            return CGImage(width: width, height: height, picture: GraphicsPicture(picture), in: rect)
        case .function:
            return CGImage(width: width, height: height, premultipliedRGBA: pixels(of: image, in: area))
        }
    }

    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Rows from the top, premultiplied RGBA.
    private func pixels(of image: CIImage, in area: CGRect) -> [UInt8] {
        guard case .function(let color) = image.recipe else { return [] }
        let (width, height) = (Int(area.width), Int(area.height))
        let extent = image.extent
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for row in 0..<height {
            let y = Double(area.maxY) - Double(row) - 0.5
            for column in 0..<width {
                let x = Double(area.minX) + Double(column) + 0.5
                let isInside = extent.isInfinite || extent.contains(CGPoint(x: x, y: y))
                let value = isInside ? (color(x, y).limited * 255).rounded(.toNearestOrAwayFromZero) : .zero
                bytes.append(UInt8(value.x))
                bytes.append(UInt8(value.y))
                bytes.append(UInt8(value.z))
                bytes.append(UInt8(value.w))
            }
        }
        return bytes
    }

    /// Images that are not decoded leave the memory unchanged, which is reported.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let area = bounds.integral
        guard case .function = image.recipe, !area.isInfinite, area.width * area.height <= CGFloat(Self.limit) else {
            Notices.current.addInert("CIContext.render", .absent("image decoder before the widget is shown"))
            return
        }
        let order =
            switch format {
            case .BGRA8: [2, 1, 0, 3]
            case .ARGB8: [3, 0, 1, 2]
            default: [0, 1, 2, 3]
            }
        let bytes = pixels(of: image, in: area)
        for row in 0..<Int(area.height) {
            for column in 0..<Int(area.width) where column * 4 + 4 <= rowBytes {
                let from = (row * Int(area.width) + column) * 4
                for (offset, part) in order.enumerated() {
                    data.storeBytes(
                        of: bytes[from + part], toByteOffset: row * rowBytes + column * 4 + offset, as: UInt8.self)
                }
            }
        }
    }

    open func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        render(
            image, to: buffer,
            bounds: CGRect(x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer)),
            colorSpace: nil)
    }

    open func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        guard let data = CVPixelBufferGetBaseAddress(buffer) else { return }
        let format: CIFormat =
            switch CVPixelBufferGetPixelFormatType(buffer) {
            case kCVPixelFormatType_32ARGB: .ARGB8
            case kCVPixelFormatType_32RGBA: .RGBA8
            default: .BGRA8
            }
        let size = CGSize(width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        render(
            image, toBitmap: data, rowBytes: CVPixelBufferGetBytesPerRow(buffer),
            bounds: CGRect(origin: bounds.origin, size: size), format: format, colorSpace: colorSpace)
    }

    /// Has no effect, which is reported: a Core Image context draws into images alone here.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        Notices.current.addInert("CIContext.draw", .absent("Core Image context that draws into another"))
    }

    open func clearCaches() {}

    open func reclaimResources() {}

    open func inputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }

    open func outputImageMaximumSize() -> CGSize { CGSize(width: 16384, height: 16384) }
}

extension CIContext {
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file(of: image) }

    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file(of: image) }

    public func heifRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file(of: image) }

    public func tiffRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { file(of: image) }

    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(image, to: url) }

    public func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(image, to: url) }

    public func writeHEIFRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws { try write(image, to: url) }

    private func write(_ image: CIImage, to url: URL) throws {
        guard let data = file(of: image) else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url)
    }

    /// The image's file; other images have none, which is reported.
    private func file(of image: CIImage) -> Data? {
        if let content = image.cgImage?.content, case .picture(let picture, _) = content,
            let encoded = picture.base as? EncodedPicture
        {
            return encoded.data
        }
        Notices.current.addInert("CIContext.pngRepresentation", .absent("encoder for images created in code"))
        return nil
    }
}
